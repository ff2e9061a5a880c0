import type { AppointmentEvent } from '@/features/appointments/model/appointment-event'
import type { SignedWords } from '@/lib/email/email-message'
import type { Locale } from '@/lib/i18n/locales'
import type { Appointment } from '@/payload-types'

import type { LeadSubject } from '@/features/submissions/model/define-form'

/** The reason of an e-mail: an event, or the reminder of the day before. */
export type AppointmentNews = AppointmentEvent | 'reminder'

/** The data of the e-mails about an appointment, in the language of the reader. */
export interface AppointmentFacts {
  appointment: Appointment
  news: AppointmentNews
  locale: Locale
  /** `mardi 24 novembre 2026, de 10:00 à 13:00` */
  when: string
  /** `mardi 24 novembre 2026` */
  day: string
  /** `de 10 h à 13 h` */
  hours: string
  /** Until when the visitor may confirm; empty when that is not needed. */
  until: string
  salutation: string
  personName: string
  /** The assigned agent, with the number to call; null when none is assigned. */
  host: SignedWords | null
  agencyName: string
  serverUrl: string
  about?: LeadSubject
  /** Private page of the appointment, for the visitor alone. */
  myUrl: string
  /** Page on which another appointment can be booked. */
  bookUrl?: string
}
