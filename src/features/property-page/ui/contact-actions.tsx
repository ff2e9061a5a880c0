import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { propertyFormHref, type PropertyForm } from '@/features/submissions/model/property-forms'

interface ContactActionsProps {
  property: PropertyDetail
  /** The forms offered for this property, in order. */
  forms: readonly PropertyForm[]
  t: Translator
}

const labels = {
  visitRequest: 'property.askVisit',
  contactMe: 'property.askInformation',
  contactAppointment: 'property.askAppointment',
  documentRequest: 'property.askDocuments',
  purchaseOffer: 'property.makeOffer',
  rentalApplication: 'property.apply',
  sendToFriend: 'property.sendToFriend',
} as const satisfies Record<PropertyForm, string>

/** Id of the section with the question form. */
export const questionId = 'question'

/** URL of an action: the question form is on the page itself, the other forms have their own pages. */
export const actionHref = (path: string, form: PropertyForm): string =>
  form === 'contactMe' ? `#${questionId}` : propertyFormHref(path, form)

const mainForms = ['visitRequest', 'contactMe'] as const satisfies PropertyForm[]

/** The two main actions: request a visit, or ask a question. */
export const MainActions = ({ property, forms, t }: ContactActionsProps) => (
  <div className="flex flex-col gap-2">
    {mainForms
      .filter((form) => forms.includes(form))
      .map((form, index) => (
        <a
          key={form}
          href={actionHref(property.summary.href, form)}
          className={`button ${index === 0 ? 'button-brand' : 'button-quiet'}`}
        >
          {t(labels[form])}
        </a>
      ))}
  </div>
)

const isFurther = (form: PropertyForm): boolean => !mainForms.some((main) => main === form)

interface FormLinksProps {
  /** Public path of the property. */
  path: string
  forms: readonly PropertyForm[]
  t: Translator
}

/** Forms about a property as a list of links. */
export const FormLinks = ({ path, forms, t }: FormLinksProps) => (
  <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
    {forms.map((form) => (
      <li key={form} className="border-b border-line">
        <a
          href={propertyFormHref(path, form)}
          rel="nofollow"
          className="flex min-h-11 items-center hover:text-brand hover:underline"
        >
          {t(labels[form])}
        </a>
      </li>
    ))}
  </ul>
)

/** All other forms about a property (E8). */
export const FurtherActions = ({ property, forms, t }: ContactActionsProps) => (
  <FormLinks path={property.summary.href} forms={forms.filter(isFurther)} t={t} />
)
