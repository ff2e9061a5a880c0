import type { FormKind } from '@/features/submissions/model/form-kinds'
import type { Translator } from '@/lib/i18n/translator'

/** Forms that exist to send an e-mail on: nothing was stored, and nothing was sent. */
const mailing: readonly FormKind[] = ['sendToFriend', 'siteContact', 'contactMe', 'contactConstruction']

/** The text for a form that the server could not store, with the words of specification section 8. */
export function notSavedText(kind: FormKind, t: Translator): string {
  if (kind === 'documentRequest') return t('form.documentsNotRequested')
  if (kind === 'testimonial') return t('form.testimonialNotSent')
  return mailing.includes(kind) ? t('form.mailNotSent') : t('form.notSaved')
}
