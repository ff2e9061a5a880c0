import type { Payload } from 'payload'

import { chosenDocuments, findDocumentsOfRef } from '@/features/documents/server/requestable-documents'
import type { FormSituation, NothingThere } from '@/features/submissions/model/define-form'
import { schemaText } from '@/lib/i18n/schema-messages'

const none = schemaText('forms', 'documentRequest', 'noDocuments')

const afterApproval = schemaText('forms', 'documentRequest', 'afterApproval')

/** What to say when no e-mail with links follows: the property has no documents yet, or none without approval. */
export async function findNothingReady(
  payload: Payload,
  { locale, ref, values }: FormSituation,
): Promise<NothingThere | null> {
  if (ref === undefined) return null
  const documents = await findDocumentsOfRef(payload, ref, locale)
  // A plain form sends a single choice as a text.
  const chosen = chosenDocuments(documents, { documents: [values?.documents ?? []].flat() })
  if (chosen.some(({ needsApproval }) => !needsApproval)) return null
  return { intro: chosen.length === 0 ? none : afterApproval, thankYou: 'documentsNotReady' }
}
