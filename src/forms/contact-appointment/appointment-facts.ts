import type { AppointmentEvent } from '@/lib/appointments/appointment-event'
import type { Locale } from '@/lib/i18n/locales'
import type { Appointment } from '@/payload-types'

import type { LetterSubject } from '../define-form'

/** What is told by mail: an event, or the reminder of the day before. */
export type AppointmentNews = AppointmentEvent | 'reminder'

/** What the mails of an appointment are written from, in the language of the reader. */
export interface AppointmentFacts {
  appointment: Appointment
  news: AppointmentNews
  locale: Locale
  /** `mardi 24 novembre 2026, de 10:00 à 13:00` */
  when: string
  /** `mardi 24 novembre 2026` */
  day: string
  salutation: string
  personName: string
  /** Who goes to the appointment; empty while nobody was named. */
  agentName: string
  agencyName: string
  serverUrl: string
  about?: LetterSubject
  /** Private page of the appointment, for the visitor alone. */
  myUrl: string
  /** Where another appointment can be booked. */
  bookUrl?: string
}
