import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import type { AgentContact } from '@/features/property-page/model/property-detail'

import { ContactLines } from '@/features/property/ui/contact-lines'

interface AgentCardProps {
  agent: AgentContact
  /** What the agent says of the property; portrait and name sign it. */
  line?: string | undefined
  t: Translator
}

/** The agent responsible for a property. */
export function AgentCard({ agent, line, t }: AgentCardProps) {
  return (
    <section aria-label={t('property.contact')} className="flex flex-wrap gap-4">
      {line && <blockquote className="w-full text-lead">{line}</blockquote>}
      {agent.portrait && (
        <Picture
          source={agent.portrait}
          sizes="80px"
          shape={0.8}
          className="aspect-[4/5] w-20 shrink-0 self-start bg-mist"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-display text-card font-semibold">{agent.name}</p>
        {agent.role && <p className="text-small text-slate">{agent.role}</p>}
        <ContactLines phones={[agent.phone]} email={agent.email} className="mt-2" />
        {agent.registrationNumber && <p className="text-small text-steel">{agent.registrationNumber}</p>}
      </div>
    </section>
  )
}
