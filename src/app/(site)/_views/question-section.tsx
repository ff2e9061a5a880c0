import { questionId } from '@/components/property-page/contact-actions'
import { PageSection } from '@/components/property-page/page-section'
import { findShownForm } from '@/lib/data/find-shown-form'
import type { Locale } from '@/lib/i18n/locales'

import { SiteForm } from './site-form'
import type { SiteRequest } from './site-request'

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
