import { describe, expect, test } from 'vitest'

import { appointmentEvents } from '@/lib/appointments/appointment-event'
import { describeDay, describeWhen } from '@/lib/appointments/describe-when'
import { locales, type Locale } from '@/lib/i18n/locales'
import type { Appointment } from '@/payload-types'

import type { AppointmentFacts, AppointmentNews } from './appointment-facts'
import { agencyAppointmentLetter, visitorAppointmentLetter } from './appointment-letters'

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
  salutation: 'Madame Dupont',
  personName: 'Élise Dupont',
  agentName: 'Annelies Wouters',
  agencyName: 'Immo Perron',
  serverUrl: 'https://perron.example',
  about: { ref: '4638', title: 'Maison', lines: ['4400 Flémalle'], href: 'https://perron.example/4638/' },
  myUrl: `https://perron.example/${locale}/my/appointment/12/token/`,
  bookUrl: 'https://perron.example/4638/?form=contactAppointment',
})

const news: AppointmentNews[] = [...appointmentEvents, 'reminder']
const cases = news.flatMap((each) =>
  locales.flatMap((locale) =>
    (['confirmed', 'requested', 'cancelled'] as const).map((status) => [each, status, locale] as const),
  ),
)

test.each(cases)('the mail of %s, %s, is finished in %s', (each, status, locale) => {
  const facts = factsOf(each, locale, status)
  const letter = visitorAppointmentLetter(facts)
  expect(letter.subject).toContain(facts.day)
  // Whoever typed somebody else's address cannot write into the subject.
  expect(letter.subject).not.toContain('Dupont')
  expect(JSON.stringify([letter, agencyAppointmentLetter(facts)])).not.toMatch(/undefined|\{\w+\}|NaN/)
})

test.each([
  ['nl', 'maandag 29 maart 2027, van 14:00 tot 16:00'],
  ['fr', 'lundi 29 mars 2027, de 14:00 à 16:00'],
  ['en', 'Monday, 29 March 2027, from 14:00 to 16:00'],
  ['de', 'Montag, 29. März 2027, von 14:00 bis 16:00 Uhr'],
] as const)('in %s the moment reads “%s”', (locale, expected) => {
  // Whether English takes a comma here depends on the version of Unicode's data.
  expect(describeWhen('2027-03-29', hours, locale).replace('Monday 29', 'Monday, 29')).toBe(expected)
})

describe('the mail to the visitor', () => {
  test('says whether the agency has agreed', () => {
    const subject = (each: AppointmentNews, status: Appointment['status']) =>
      visitorAppointmentLetter(factsOf(each, 'en', status)).subject
    expect(subject('booked', 'confirmed')).toMatch(/is confirmed$/)
    expect(subject('booked', 'requested')).toMatch(/^Your request/)
    expect(subject('moved', 'confirmed')).toMatch(/has been moved/)
    expect(subject('moved', 'requested')).toMatch(/^Your request to move/)
  })

  test('leads to the private page, and after a cancellation to a new booking', () => {
    const buttonOf = (each: AppointmentNews) =>
      visitorAppointmentLetter(factsOf(each, 'fr')).parts.find((part) => part.type === 'button')
    expect(buttonOf('booked')).toMatchObject({ href: 'https://perron.example/fr/my/appointment/12/token/' })
    expect(buttonOf('cancelled')).toMatchObject({
      href: 'https://perron.example/4638/?form=contactAppointment',
    })
  })

  test('carries the entry for the calendar', () => {
    const methodOf = (each: AppointmentNews) =>
      visitorAppointmentLetter(factsOf(each, 'fr')).attachments?.map((one) => 'method' in one && one.method)
    expect(methodOf('moved')).toEqual(['REQUEST'])
    expect(methodOf('cancelled')).toEqual(['CANCEL'])
    expect(methodOf('reminder')).toBeUndefined()
  })
})

describe('the mail to the agency', () => {
  test('tells who comes and says so when there is something to confirm', () => {
    const letter = agencyAppointmentLetter(factsOf('booked', 'fr', 'requested'))
    expect(letter?.subject).toBe('Rendez-vous à confirmer – lundi 29 mars 2027 – Élise Dupont – 4638')
    expect(letter?.replyTo).toBe('elise@example.org')
    expect(JSON.stringify(letter)).toContain('Nous serons deux.')
  })

  test('has no link by which the visitor moves or cancels', () => {
    for (const each of appointmentEvents)
      expect(JSON.stringify(agencyAppointmentLetter(factsOf(each, 'fr')))).not.toContain('/my/')
  })

  test('is not written for a reminder', () => {
    expect(agencyAppointmentLetter(factsOf('reminder', 'fr'))).toBeNull()
  })
})
