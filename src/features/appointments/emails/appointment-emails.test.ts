import { describe, expect, test } from 'vitest'

import { appointmentEvents } from '@/features/appointments/model/appointment-event'
import { describeDay, describeHours, describeWhen } from '@/features/appointments/model/describe-when'
import { locales, type Locale } from '@/lib/i18n/locales'
import type { EmailMessage } from '@/lib/email/email-message'
import type { Appointment } from '@/payload-types'

import type { AppointmentFacts, AppointmentNews } from './appointment-facts'
import { agencyAppointmentEmail, visitorAppointmentEmail } from './appointment-emails'

const hours = { from: '14:00', to: '16:00' }

const factsOf = (
  news: AppointmentNews,
  locale: Locale,
  status: Appointment['status'] = 'confirmed',
): AppointmentFacts => ({
  appointment: {
    id: '12',
    status,
    person: { firstName: 'Élise', lastName: 'Dupont', email: 'elise@example.org', phone: '0470 12 34 56' },
    remark: 'Nous serons deux.',
  } as Appointment,
  news,
  locale,
  when: describeWhen('2027-03-29', hours, locale),
  day: describeDay('2027-03-29', locale),
  until: '27 mars 2027 à 14:00',
  salutation: 'Madame Dupont',
  personName: 'Élise Dupont',
  hours: describeHours(hours, locale),
  host: { name: 'Annelies Wouters', words: '0470 00 00 03' },
  agencyName: 'Immo Perron',
  serverUrl: 'https://perron.example',
  about: {
    ref: '4638',
    title: 'Maison',
    lines: ['4400 Flémalle'],
    place: '4400 Flémalle',
    href: 'https://perron.example/4638/',
  },
  myUrl: `https://perron.example/${locale}/my/appointment/12/token/`,
  bookUrl: 'https://perron.example/4638/?form=contactAppointment',
})

const news: AppointmentNews[] = [...appointmentEvents, 'reminder']
const cases = news.flatMap((each) =>
  locales.flatMap((locale) =>
    (['unconfirmed', 'confirmed', 'requested', 'cancelled', 'expired'] as const).map(
      (status) => [each, status, locale] as const,
    ),
  ),
)

test.each(cases)('the e-mail of %s, %s, is complete in %s', (each, status, locale) => {
  const facts = factsOf(each, locale, status)
  const message = visitorAppointmentEmail(facts)
  expect(message.subject).toContain(facts.day)
  // A visitor who types another person's e-mail address cannot write into the subject.
  expect(message.subject).not.toContain('Dupont')
  expect(JSON.stringify([message, agencyAppointmentEmail(facts)])).not.toMatch(/undefined|\{\w+\}|NaN/)
})

test.each([
  ['nl', 'maandag 29 maart 2027, van 14 tot 16\u00a0uur'],
  ['fr', 'lundi 29 mars 2027, de 14\u00a0h à 16\u00a0h'],
  ['en', 'Monday, 29 March 2027, from 2\u00a0pm to 4\u00a0pm'],
  ['de', 'Montag, 29. März 2027, von 14 bis 16\u00a0Uhr'],
] as const)('in %s the moment reads “%s”', (locale, expected) => {
  // Whether English has a comma here depends on the version of the Unicode data.
  expect(describeWhen('2027-03-29', hours, locale).replace('Monday 29', 'Monday, 29')).toBe(expected)
})

describe('the e-mail to the visitor', () => {
  test('begins with day, hour, place and agent; one that was cancelled expects nobody', () => {
    const firstOf = (each: AppointmentNews) => visitorAppointmentEmail(factsOf(each, 'fr')).parts[0]
    expect(firstOf('booked')).toEqual({
      type: 'visit',
      day: 'Lundi 29 mars 2027',
      hours: 'de 14\u00a0h à 16\u00a0h',
      place: '4400 Flémalle',
      host: { name: 'Annelies Wouters', words: 'Votre agent sur place · 0470 00 00 03' },
    })
    expect(firstOf('cancelled')).not.toHaveProperty('host')
  })

  test('says of a hidden address that the agent gives it; the agency reads no such promise', () => {
    const placeIn = (message: EmailMessage | null) =>
      message?.parts.flatMap((part) => (part.type === 'visit' ? [part.place] : []))
    const hidden = (each: AppointmentNews, locale: Locale): AppointmentFacts => {
      const { about, ...facts } = factsOf(each, locale)
      return { ...facts, ...(about && { about: { ...about, isTownAlone: true } }) }
    }
    const promise = '4400 Flémalle – votre agent vous communiquera l’adresse exacte'
    expect(placeIn(visitorAppointmentEmail(hidden('booked', 'fr')))).toEqual([promise])
    expect(placeIn(visitorAppointmentEmail(hidden('cancelled', 'fr')))).toEqual(['4400 Flémalle'])
    expect(placeIn(agencyAppointmentEmail(hidden('booked', 'fr')))).toEqual(['4400 Flémalle'])
  })

  test('states whether the agency has confirmed', () => {
    const subject = (each: AppointmentNews, status: Appointment['status']) =>
      visitorAppointmentEmail(factsOf(each, 'en', status)).subject
    expect(subject('booked', 'confirmed')).toMatch(/is confirmed$/)
    expect(subject('booked', 'requested')).toMatch(/^Your request/)
    expect(subject('moved', 'confirmed')).toMatch(/has been moved/)
    expect(subject('moved', 'requested')).toMatch(/^Your request to move/)
  })

  test('links to the private page, and after a cancellation to a new booking', () => {
    const buttonOf = (each: AppointmentNews) =>
      visitorAppointmentEmail(factsOf(each, 'fr')).parts.find((part) => part.type === 'button')
    expect(buttonOf('booked')).toMatchObject({ href: 'https://perron.example/fr/my/appointment/12/token/' })
    expect(buttonOf('cancelled')).toMatchObject({
      href: 'https://perron.example/4638/?form=contactAppointment',
    })
  })

  test('contains the calendar file', () => {
    const methodOf = (each: AppointmentNews) =>
      visitorAppointmentEmail(factsOf(each, 'fr')).attachments?.map((one) => 'method' in one && one.method)
    expect(methodOf('moved')).toEqual(['REQUEST'])
    expect(methodOf('cancelled')).toEqual(['CANCEL'])
    expect(methodOf('reminder')).toBeUndefined()
  })

  test.each(locales)('in %s it mentions a file only where it has one', (locale) => {
    const facts = factsOf('cancelled', locale, 'cancelled')
    const unconfirmed = { ...facts.appointment, confirmUntil: '2027-03-27T12:00:00.000Z' }
    const file = /bijgevoegde|fichier joint|attached|beigefügte/
    expect(JSON.stringify(visitorAppointmentEmail(facts).parts)).toMatch(file)
    const message = visitorAppointmentEmail({ ...facts, appointment: unconfirmed })
    expect(message.attachments).toBeUndefined()
    expect(JSON.stringify(message.parts)).not.toMatch(file)
  })
})

describe('the e-mail to the agency', () => {
  test('names the visitor and states when a confirmation is needed', () => {
    const message = agencyAppointmentEmail(factsOf('booked', 'fr', 'requested'))
    expect(message?.subject).toBe('Rendez-vous à confirmer – lundi 29 mars 2027 – Élise Dupont – 4638')
    expect(message?.replyTo).toBe('elise@example.org')
    expect(JSON.stringify(message)).toContain('Nous serons deux.')
  })

  test('has no link by which the visitor moves or cancels', () => {
    for (const each of appointmentEvents)
      expect(JSON.stringify(agencyAppointmentEmail(factsOf(each, 'fr')))).not.toContain('/my/')
  })

  test('does not exist for a reminder', () => {
    expect(agencyAppointmentEmail(factsOf('reminder', 'fr'))).toBeNull()
  })
})
