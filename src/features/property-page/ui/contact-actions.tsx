import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import {
  propertyFormHref,
  propertyFormLabels,
  visitForms,
  type PropertyForm,
} from '@/features/submissions/model/property-forms'
import type { Translator } from '@/lib/i18n/translator'

import { VisitMoments } from './visit-moments'

interface ContactActionsProps {
  property: PropertyDetail
  /** The forms offered for this property, in order. */
  forms: readonly PropertyForm[]
  t: Translator
}

/** Id of the section with the question form. */
export const questionId = 'question'

/** URL of an action: the question form is on the page itself, the other forms have their own pages. */
const actionHref = (path: string, form: PropertyForm): string =>
  form === 'contactMe' ? `#${questionId}` : propertyFormHref(path, form)

/** What follows a visit. */
const nextForms = ['purchaseOffer', 'rentalApplication'] as const satisfies PropertyForm[]

/** The one main action of a property: to visit it, else to ask about it. */
export const mainActionOf = ({ property, forms, t }: ContactActionsProps) => {
  const form = visitForms.find((each) => forms.includes(each)) ?? forms.find((each) => each === 'contactMe')
  return form && { form, href: actionHref(property.summary.href, form), label: t(propertyFormLabels[form]) }
}

/** The way to visit, and what follows a visit. */
export function MainActions(props: ContactActionsProps) {
  const { property, forms, t } = props
  const { ref, href } = property.summary
  const main = mainActionOf(props)
  const instead = forms.includes('visitRequest') && {
    href: propertyFormHref(href, 'visitRequest'),
    label: t(propertyFormLabels.visitRequest),
  }
  return (
    <div className="grid gap-2">
      {main?.form === 'contactAppointment' ? (
        <VisitMoments of={ref} {...main} instead={instead} t={t} />
      ) : (
        main && (
          <a href={main.href} className="button button-brand">
            {main.label}
          </a>
        )
      )}
      {nextForms
        .filter((form) => forms.includes(form))
        .map((form) => (
          <a key={form} href={actionHref(href, form)} rel="nofollow" className="button button-quiet">
            {t(propertyFormLabels[form])}
          </a>
        ))}
    </div>
  )
}

interface FormLinksProps {
  /** Public path of the property. */
  path: string
  forms: readonly PropertyForm[]
  t: Translator
}

/** Forms about a property as a list of links. */
export const FormLinks = ({ path, forms, t }: FormLinksProps) => (
  <ul className="flex flex-wrap gap-x-6">
    {forms.map((form) => (
      <li key={form}>
        <a
          href={actionHref(path, form)}
          rel="nofollow"
          className="inline-flex min-h-11 items-center underline hover:text-brand"
        >
          {t(propertyFormLabels[form])}
        </a>
      </li>
    ))}
  </ul>
)

const furtherForms = ['contactMe', 'documentRequest'] as const satisfies PropertyForm[]

/** The other forms about a property (E8); that to a friend is among the ways to share its page. */
export const FurtherActions = (props: ContactActionsProps) => {
  const main = mainActionOf(props)?.form
  const forms = furtherForms.filter((form) => props.forms.includes(form) && form !== main)
  return <FormLinks path={props.property.summary.href} forms={forms} t={props.t} />
}
