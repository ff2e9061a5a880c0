import { SiteShell } from '@/features/shell/ui/site-shell'
import { FormSubject } from '@/features/submissions/ui/form-subject'
import { FormLinks } from '@/features/property-page/ui/contact-actions'
import { findPropertyForms } from '@/features/submissions/server/find-property-forms'
import { findShownForm } from '@/features/submissions/server/find-shown-form'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { propertyFormHref, type PropertyForm } from '@/features/submissions/model/property-forms'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { Shell } from '@/features/shell/model/shell'

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
  const others = forms.filter((each) => each !== kind && each !== 'contactMe')
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
            {others.length > 0 && (
              <nav aria-label={t('formView.otherForms')} className="mt-6 hidden lg:block">
                <p className="mb-1 text-small text-slate">{t('formView.otherForms')}</p>
                <FormLinks path={path} forms={others} t={t} />
              </nav>
            )}
          </div>
        </aside>
        <div className="min-w-0 lg:col-span-7 lg:row-start-2">
          <SiteForm form={form} page={page} subject={property.summary.ref} />
        </div>
      </div>
    </SiteShell>
  )
}
