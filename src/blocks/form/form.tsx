import '@/features/submissions/ui/form.css'

import { FormSubject } from '@/features/submissions/ui/form-subject'
import type { FormView } from '@/features/submissions/ui/form-view'
import { Picture } from '@/components/ui/picture'
import { SectionHeading } from '@/components/ui/section-heading'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { Part } from '@/lib/parts/part'
import { findShownForm, type ShownForm } from '@/features/submissions/server/find-shown-form'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { getCatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import { searchPrefill } from '@/features/submissions/model/search-prefill'
import { propertyFormHref } from '@/features/submissions/model/property-forms'

import { BlockBand } from '../block-band'
import { columnCount } from '../block-rows'
import type { BlockViewProps } from '../define-block'

import { formAbout, type FormAbout } from './form-about'
import { searchToSave } from './search-to-save'

/** In a narrow block the heading is above the form. */
const columnsForHeading = 10

/** A search that led here fills in the form, unless the form returns with the visitor's own entries. */
async function filledIn(
  form: ShownForm,
  query: BlockViewProps<'form'>['context']['query'],
): Promise<ShownForm> {
  if (form.state || form.model.kind !== 'demandRegister') return form
  const { cities } = await getCatalogueIndex('sale', form.model.locale)
  const values = searchPrefill(form.model, query, cities)
  return values ? { ...form, state: { kind: form.model.kind, values, errors: {}, message: '' } } : form
}

interface BlockFormProps {
  form: ShownForm
  about: FormAbout
  context: BlockViewProps<'form'>['context']
}

async function BlockForm({ form, about, context }: BlockFormProps) {
  const { path, locale, query, index } = context
  const { property, subject } = about
  const [{ priceStyle }, search, filled] = await Promise.all([
    getPropertySettings(locale),
    searchToSave(form, { query, path }),
    filledIn(form, query),
  ])
  // Appointment slots pass, and this page is cached: the form is on a separate page.
  const isPassing = form.model.kind === 'contactAppointment'
  return (
    <>
      {property && (
        <FormSubject
          property={property}
          locale={locale}
          priceStyle={priceStyle}
          t={form.t}
          className="mb-8"
        />
      )}
      {search && (
        <p className="mb-6 text-lead">
          <strong>{search.name}</strong>
          {` – ${form.t('listing.found', { count: search.count })}`}
        </p>
      )}
      {isPassing && property ? (
        <a href={propertyFormHref(property.href, 'contactAppointment')} className="button button-brand">
          {form.model.title}
        </a>
      ) : (
        <Part<typeof FormView>
          name="form"
          props={{
            ...filled,
            ...search?.form,
            id: `${form.model.kind}${index}`,
            page: path,
            subject: subject === undefined ? undefined : String(subject),
          }}
        />
      )}
      {search && (
        <p className="mt-4">
          <a href={search.wholeHref} rel="nofollow" className="inline-flex min-h-11 items-center underline">
            {form.t('searches.whole')}
          </a>
        </p>
      )}
    </>
  )
}

/** One of the agency's forms, its heading beside it where there is room. */
export async function FormBlock({ data, context }: BlockViewProps<'form'>) {
  const { locale, query, columns = columnCount } = context
  const [about, form] = await Promise.all([formAbout(data, locale), findShownForm(data.form, locale, query)])
  if (!about || !form) return null
  const isWide = columns >= columnsForHeading
  const isOnColour = data.backgroundType === 'colour'
  // A picture is beside the form, not behind it: a form is read.
  const picture = data.backgroundType === 'image' && toPictureSource(data.backgroundImage)
  return (
    <BlockBand field="form" data={picture ? { ...data, backgroundType: 'none' } : data}>
      <div className={isWide ? 'grid gap-x-12 lg:grid-cols-12' : ''}>
        <div className={isWide ? 'lg:col-span-4' : ''}>
          <SectionHeading
            title={data.heading || form.model.title}
            level={data.titleSize}
            intro={data.description || form.model.intro}
          />
          {picture && isWide && (
            <Picture
              source={picture}
              sizes="(min-width: 64rem) 30vw, 1px"
              shape={0.8}
              className="aspect-4/5 w-full bg-mist max-lg:hidden"
            />
          )}
        </div>
        <div
          className={`min-w-0 ${isWide ? 'lg:col-span-8 xl:col-span-7 xl:col-start-6' : ''} ${isOnColour ? 'form-panel' : ''}`}
        >
          <BlockForm form={form} about={about} context={context} />
        </div>
      </div>
    </BlockBand>
  )
}
