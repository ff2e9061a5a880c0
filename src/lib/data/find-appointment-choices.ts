import 'server-only'

import { findSlots } from '@/lib/cms/appointments/find-slots'
import type { FieldOption } from '@/lib/forms/form-field'
import type { Locale } from '@/lib/i18n/locales'

import { payloadClient } from './payload-client'

/** Days and slots a visitor may book at this moment, week by week; never kept, because places go. */
export async function findAppointmentChoices(locale: Locale): Promise<FieldOption<string>[]> {
  const slots = await findSlots(await payloadClient(), locale, 'visitor')
  return slots.map(({ isFull, ...slot }) => ({ ...slot, ...(isFull && { disabled: true }) }))
}
