import type { Translator } from '@/lib/i18n/translator'
import { contactHref, furtherSubjects, type ContactSubject } from '@/lib/property/contact-subjects'
import type { PropertyDetail } from '@/lib/property/property-detail'

interface ContactActionsProps {
  property: PropertyDetail
  /** Public path of the contact page. */
  contactPath: string
  t: Translator
}

const labels = {
  visit: 'property.askVisit',
  information: 'property.askInformation',
  documents: 'property.askDocuments',
  friend: 'property.sendToFriend',
  appointment: 'property.askAppointment',
  offer: 'property.makeOffer',
  apply: 'property.apply',
} as const satisfies Record<ContactSubject, string>

/** The two ways to go on: ask for a visit, or ask something. */
export const MainActions = ({ property, contactPath, t }: ContactActionsProps) => (
  <div className="flex flex-col gap-2">
    <a href={contactHref(contactPath, property.summary.ref, 'visit')} className="button button-brand">
      {t(labels.visit)}
    </a>
    <a href={contactHref(contactPath, property.summary.ref, 'information')} className="button button-quiet">
      {t(labels.information)}
    </a>
  </div>
)

/** Everything else a visitor can ask about a property (E8). */
export const FurtherActions = ({ property, contactPath, t }: ContactActionsProps) => (
  <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
    {furtherSubjects(property.goal).map((subject) => (
      <li key={subject} className="border-b border-line">
        <a
          href={contactHref(contactPath, property.summary.ref, subject)}
          className="flex min-h-11 items-center hover:text-brand hover:underline"
        >
          {t(labels[subject])}
        </a>
      </li>
    ))}
  </ul>
)
