import { Phone } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/lib/property/property-detail'

interface PropertyActionsProps {
  /** Where the agency is reached. */
  href: string
  property: PropertyDetail
  t: Translator
}

/** A mail to the agent with the reference in its subject, or the contact page without an agent. */
function askHref({ href, property, t }: PropertyActionsProps): string {
  const { agent, summary } = property
  if (!agent?.email) return href
  const subject = t('property.mailSubject', { ref: String(summary.ref), title: summary.title })
  return `mailto:${agent.email}?subject=${encodeURIComponent(subject)}`
}

/** The two ways to go on: ask for a visit, or call. */
export function PropertyActions(props: PropertyActionsProps) {
  const { href, property, t } = props
  const phone = property.agent?.phone
  return (
    <div className="flex gap-2 lg:flex-col">
      <a href={askHref(props)} className="button button-brand flex-1 px-4">
        {t('property.askVisit')}
      </a>
      {phone ? (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="button button-quiet px-4">
          <Icon node={Phone} className="size-4" />
          {t('property.call')}
        </a>
      ) : (
        <a href={href} className="button button-quiet px-4">
          {t('property.askInformation')}
        </a>
      )}
    </div>
  )
}
