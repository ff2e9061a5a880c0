import { readAgenda } from '@/features/appointments/server/api'
import { weeksOf, type CalendarQuery } from '@/features/dashboard/model/calendar'
import { studioPathOf } from '@/features/versions/model/planned-publication'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { belgianDay, endOfDay, startOfDay, type Day } from '@/lib/time/belgian-time'
import { formatMoment } from '@/lib/time/format-time'

import { scheduleText } from './dashboard-panels'
import type { Viewer } from './read-dashboard'
import { readScheduleBetween } from './read-schedule'

export interface CalendarEntry {
  key: string
  day: Day
  /** `09:05` */
  time: string
  title: string
  /** What happens, such as `Mise en ligne (NL)`. */
  what: string
  href: string
  kind: 'publish' | 'withdraw' | 'failed' | 'appointment'
}

async function readPlans(viewer: Viewer, from: Day, to: Day, language: string): Promise<CalendarEntry[]> {
  const t = studioTranslator(language)
  const plans = await readScheduleBetween(viewer, startOfDay(from), endOfDay(to))
  return plans.map((plan) => ({
    key: plan.id,
    day: belgianDay(new Date(plan.at)),
    time: formatMoment(plan.at, language, 'time'),
    title: plan.title || t('studioSearch.untitled'),
    what: `${t(scheduleText(plan))}${plan.language ? ` (${plan.language.toUpperCase()})` : ''}`,
    href: studioPathOf(plan),
    kind: plan.hasFailed ? 'failed' : plan.isPublication ? 'publish' : 'withdraw',
  }))
}

async function readAppointments(
  viewer: Viewer,
  from: Day,
  to: Day,
  language: string,
): Promise<CalendarEntry[]> {
  const t = studioTranslator(language)
  const entries = await readAgenda(viewer, { from, to }, false)
  return entries.map(({ id, day, hours, person, property, status }) => ({
    key: id,
    day,
    time: hours.split('-')[0] ?? '',
    title: property || person,
    what: `${t('dashboard.calendar.appointment')}, ${t(`appointments.status.${status}`)}`,
    href: `/admin/collections/appointments/${id}/`,
    kind: 'appointment',
  }))
}

/**
 * What is planned on the days that the calendar shows: of documents and appointments that the viewer may read.
 *
 * @param language of the studio
 */
export async function readCalendar(
  viewer: Viewer,
  { month, hasAppointments }: CalendarQuery,
  language: string,
): Promise<CalendarEntry[]> {
  const days = weeksOf(month).flat()
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const [plans, appointments] = await Promise.all([
    readPlans(viewer, from, to, language),
    hasAppointments && viewer.visible.includes('appointments')
      ? readAppointments(viewer, from, to, language)
      : [],
  ])
  return [...plans, ...appointments]
}
