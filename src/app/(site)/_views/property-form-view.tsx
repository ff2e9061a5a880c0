import { SiteShell } from '@/features/shell/ui/site-shell'
import { FormSubject } from '@/features/submissions/ui/form-subject'
import { AgentCard } from '@/features/property-page/ui/agent-card'
import { FormLinks } from '@/features/property-page/ui/contact-actions'
import { findPropertyForms } from '@/features/submissions/server/find-property-forms'
import { findShownForm, type ShownForm } from '@/features/submissions/server/find-shown-form'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { formsBeside, propertyFormHref, type PropertyForm } from '@/features/submissions/model/property-forms'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { Shell } from '@/features/shell/model/shell'

import { addDays, belgianDay } from '@/lib/time/belgian-time'

import { SiteForm } from './site-form'
import type { SiteRequest } from './site-request'
import { Trail } from './page-breadcrumb'

interface PropertyFormViewProps {
  property: PropertyDetail
  kind: PropertyForm
  path: string
  query: SiteRequest['query']
  shell: Shell
}

/** The other languages have the same form about the same property. */
const withForm = (shell: Shell, kind: PropertyForm): Shell => ({
  ...shell,
  languages: shell.languages.map((each) =>
    each.isSamePage ? { ...each, href: propertyFormHref(each.href, kind) } : each,
  ),
})

/** Query parameter with the moment that the visitor chose on the page of the property. */
const slotParam = 'slot'

/** Of an offer, unless its buyer chooses other days. */
const validDays = 7

/** What the form proposes: the moment of the link, unless it is taken, and the days of an offer. */
function proposalsOf(
  { kind, steps }: ShownForm['model'],
  query: SiteRequest['query'],
): Record<string, string> {
  const slots = steps.flatMap(({ fields }) => fields).find(({ name }) => name === slotParam)
  const options = slots && 'options' in slots ? slots.options : []
  const chosen = options.find(({ value, disabled }) => !disabled && value === query[slotParam])
  const today = belgianDay(new Date())
  return {
    ...(chosen && { [slotParam]: chosen.value }),
    ...(kind === 'purchaseOffer' && { startDate: today, endDate: addDays(today, validDays) }),
  }
}

/** The form with its proposals, unless it returns with the visitor's own entries. */
function withProposals(form: ShownForm, query: SiteRequest['query']): ShownForm {
  const { model, state } = form
  const values = proposalsOf(model, query)
  if (state || Object.keys(values).length === 0) return form
  return { ...form, state: { kind: model.kind, values, errors: {}, message: '' } }
}

/** A form about a property, with the property beside it. `form-query.ts` decides which forms a property has. */
export async function PropertyFormView({ property, kind, path, query, shell }: PropertyFormViewProps) {
  const { locale } = shell
  const [form, { priceStyle }, forms] = await Promise.all([
    findShownForm(kind, locale, query, property.summary.ref),
    getPropertySettings(locale),
    findPropertyForms(property, locale),
  ])
  if (!form) return null
  const { model, t } = form
  const page = propertyFormHref(path, kind)
  const trail = [
    { label: t('shell.home'), href: shell.homeHref },
    { label: property.summary.title, href: path },
    { label: model.title, href: page },
  ]
  const others = formsBeside(kind, forms)
  const { agent } = property
  return (
    <SiteShell shell={withForm(shell, kind)} hasFixedMenu>
      <div className="wrap pt-4">
        <Trail items={trail} label={t('shell.breadcrumb')} />
      </div>
      <div className="wrap grid gap-x-16 gap-y-8 pt-6 pb-20 lg:grid-cols-12">
        <header className="lg:col-span-7">
          <h1 className="text-headline">{model.title}</h1>
          {model.intro && <p className="mt-3 max-w-2xl text-lead text-slate">{model.intro}</p>}
        </header>
        <aside className="lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 xl:col-span-4 xl:col-start-9">
          <div className="lg:sticky lg:top-below-header lg:border-t-4 lg:border-brand lg:pt-5">
            <FormSubject property={property.summary} locale={locale} priceStyle={priceStyle} t={t} />
            <a href={path} className="mt-3 inline-flex min-h-11 items-center font-semibold underline">
              {t('formView.backToProperty')}
            </a>
            {agent && (
              <div className="mt-6 hidden lg:block">
                <AgentCard agent={agent} t={t} />
              </div>
            )}
            {others.length > 0 && (
              <nav aria-label={t('formView.otherForms')} className="mt-6 hidden lg:block">
                <p className="mb-1 text-small text-slate">{t('formView.otherForms')}</p>
                <FormLinks path={path} forms={others} t={t} />
              </nav>
            )}
          </div>
        </aside>
        <div className="min-w-0 lg:col-span-7 lg:row-start-2">
          <SiteForm form={withProposals(form, query)} page={page} subject={property.summary.ref} />
        </div>
      </div>
    </SiteShell>
  )
}
