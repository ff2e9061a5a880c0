import { Mail, Phone } from 'lucide'

import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import { formatPhone } from '@/lib/property/phone'
import type { AgentContact } from '@/lib/property/property-detail'

/** The person who answers for a property. */
export function AgentCard({ agent, t }: { agent: AgentContact; t: Translator }) {
  return (
    <section aria-label={t('property.contact')} className="flex gap-4">
      {agent.portrait && (
        <Picture
          source={agent.portrait}
          sizes="96px"
          className="aspect-[4/5] w-20 shrink-0 self-start bg-mist"
        />
      )}
      <div className="min-w-0">
        <p className="font-display text-card font-semibold">{agent.name}</p>
        {agent.role && <p className="text-small text-slate">{agent.role}</p>}
        <ul className="figures mt-2 text-small">
          {agent.phone && (
            <li>
              <a
                href={`tel:${agent.phone.replace(/[^\d+]/g, '')}`}
                className="inline-flex items-center gap-2 py-1 hover:underline"
              >
                <Icon node={Phone} className="size-4 text-brand" />
                {formatPhone(agent.phone)}
              </a>
            </li>
          )}
          {agent.email && (
            <li>
              <a
                href={`mailto:${agent.email}`}
                className="inline-flex items-center gap-2 py-1 break-all hover:underline"
              >
                <Icon node={Mail} className="size-4 text-brand" />
                {agent.email}
              </a>
            </li>
          )}
        </ul>
        {agent.registrationNumber && <p className="text-small text-steel">{agent.registrationNumber}</p>}
      </div>
    </section>
  )
}
