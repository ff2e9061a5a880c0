import { FileText } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'

import { PageSection } from './page-section'

/** Documents are sent on request: not even their titles are public. */
export const DocumentsEntry = ({ href, t }: { href: string; t: Translator }) => (
  <PageSection id="documents" title={t('property.documents')}>
    <p className="max-w-2xl">{t('property.documentsText')}</p>
    <a href={href} className="button button-quiet mt-4">
      <Icon node={FileText} className="size-4" />
      {t('property.askDocuments')}
    </a>
  </PageSection>
)
