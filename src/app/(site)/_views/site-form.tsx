import '@/features/submissions/ui/form.css'

import type { FormView } from '@/features/submissions/ui/form-view'
import { type ShownForm, findShownForm } from '@/features/submissions/server/find-shown-form'
import { questionId } from '@/features/property-page/ui/contact-actions'
import { PageSection } from '@/features/property-page/ui/page-section'
import type { Locale } from '@/lib/i18n/locales'
import { Part } from '@/lib/parts/part'

import type { SiteRequest } from './site-request'

interface SiteFormProps {
  form: ShownForm
  /** Path and query of the page. */
  page: string
  /** Public reference of the property, or number of the project. */
  subject: number
}

/** A form about a property or project, on a separate page or at the end of theirs. */
export const SiteForm = ({ form, page, subject }: SiteFormProps) => (
  <Part<typeof FormView>
    name="form"
    props={{ ...form, id: form.model.kind, page, subject: String(subject) }}
  />
)

interface QuestionSectionProps {
  kind: 'contactMe' | 'contactConstruction'
  /** Public reference of the property, or number of the project. */
  subject: number
  path: string
  query: SiteRequest['query']
  locale: Locale
}

/** The question about a property or project, at the end of its page. */
export async function QuestionSection({ kind, subject, path, query, locale }: QuestionSectionProps) {
  const form = await findShownForm(kind, locale, query)
  if (!form) return null
  const { t, model } = form
  const title = kind === 'contactMe' ? t('formView.questionAbout') : t('formView.questionAboutProject')
  return (
    <PageSection id={questionId} title={title}>
      {model.intro && <p className="mb-5 max-w-2xl">{model.intro}</p>}
      <SiteForm form={form} page={path} subject={subject} />
    </PageSection>
  )
}
