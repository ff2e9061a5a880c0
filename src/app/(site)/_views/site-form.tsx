import '@/features/submissions/ui/form.css'

import { ChevronDown } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { FormView } from '@/features/submissions/ui/form-view'
import { type ShownForm, findShownForm } from '@/features/submissions/server/find-shown-form'
import { questionId } from '@/features/property-page/ui/contact-actions'
import { PageSection } from '@/features/property-page/ui/page-section'
import { documentMark, messageMark } from '@/lib/field-marks'
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
  const content = (
    <>
      {model.intro && (
        <p className="mb-5 max-w-2xl" data-document={documentMark('globals', 'formsConfig')}>
          {model.intro}
        </p>
      )}
      <SiteForm form={form} page={path} subject={subject} />
    </>
  )
  if (kind === 'contactConstruction')
    return (
      <PageSection id={questionId} title={t('formView.questionAboutProject')}>
        {content}
      </PageSection>
    )
  // A link to what is inside unfolds it.
  return (
    <section
      aria-labelledby="question-title"
      className="mt-8 border-y border-ink print:hidden"
      data-message={messageMark()}
    >
      <details className="group" open={form.state !== undefined}>
        <summary className="flex min-h-14 items-center justify-between gap-4 hover:text-brand">
          <h2 id="question-title" className="text-card">
            {t('formView.questionAbout')}
          </h2>
          <Icon node={ChevronDown} className="size-4 group-open:rotate-180" />
        </summary>
        <div id={questionId} className="max-w-3xl pt-2 pb-6">
          {content}
        </div>
      </details>
    </section>
  )
}
