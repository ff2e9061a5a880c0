import type { Payload } from 'payload'

import { chosenDocuments, findDocumentsOfRef } from '@/features/documents/server/requestable-documents'
import type { FormSituation, NothingThere } from '@/features/submissions/model/define-form'
import type { Localized } from '@/lib/i18n/locales'

const feedback = '/thank-you/documents-not-ready/'

const none: Localized = {
  nl: 'Voor dit pand staan nog geen documenten klaar. Laat uw gegevens achter: de makelaar ziet uw vraag en neemt contact met u op.',
  fr: 'Aucun document n’est encore prêt pour ce bien. Laissez vos coordonnées\u00a0: l’agent voit votre demande et vous contacte.',
  en: 'No documents are ready for this property yet. Leave your details: the agent sees your request and will contact you.',
  de: 'Für dieses Objekt liegen noch keine Unterlagen bereit. Hinterlassen Sie Ihre Angaben: Der Makler sieht Ihre Anfrage und meldet sich bei Ihnen.',
}

const afterApproval: Localized = {
  nl: 'De documenten van dit pand bezorgt het kantoor pas na akkoord. De makelaar bekijkt uw vraag en neemt contact met u op.',
  fr: 'L’agence ne transmet les documents de ce bien qu’après accord. L’agent examine votre demande et vous contacte.',
  en: 'The agency passes on the documents of this property only once it agrees. The agent looks at your request and will contact you.',
  de: 'Die Unterlagen dieses Objekts gibt die Agentur erst nach Zustimmung weiter. Der Makler prüft Ihre Anfrage und meldet sich bei Ihnen.',
}

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
  return { intro: chosen.length === 0 ? none : afterApproval, feedback }
}
