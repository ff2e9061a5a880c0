import 'server-only'

import { findDocumentsOfRef } from '@/features/documents/server/requestable-documents'
import type { DynamicSource, FieldOption } from '@/features/submissions/model/form-field'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { payloadClient } from '@/lib/payload/payload-client'
import { agentOfVisit } from '@/features/appointments/server/agent-of-visit'
import { findSlots } from '@/features/appointments/server/find-slots'

/** Days and slots a visitor may book now, grouped by week; not cached, because seats are taken at any time. */
async function findAppointmentChoices(
  locale: Locale,
  ref: number | undefined,
): Promise<FieldOption<string>[]> {
  const payload = await payloadClient()
  const agent = ref === undefined ? null : await agentOfVisit(payload, { ref })
  const slots = await findSlots(payload, locale, 'visitor', { agent })
  return slots.map(({ isFull, ...slot }) => ({ ...slot, ...(isFull && { disabled: true }) }))
}

async function findDocuments(locale: Locale, ref: number | undefined): Promise<FieldOption<string>[]> {
  if (ref === undefined) return []
  const documents = await findDocumentsOfRef(await payloadClient(), ref, locale)
  const approval = mailTranslator(locale)('documents.afterApproval')
  // A single document needs no choice: it is sent with every request.
  return documents.length > 1
    ? documents.map(({ id, title, needsApproval }) => ({
        value: id,
        label: needsApproval ? `${title} (${approval})` : title,
      }))
    : []
}

/** @param ref public reference of the property the form is about, if any */
export async function findDynamicOptions(
  source: DynamicSource,
  locale: Locale,
  ref: number | undefined,
): Promise<FieldOption<string>[]> {
  if (source === 'propertyDocuments') return findDocuments(locale, ref)
  return findAppointmentChoices(locale, ref)
}
