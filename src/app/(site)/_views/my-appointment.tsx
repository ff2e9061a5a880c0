import { AppointmentChange } from '@/components/appointment/appointment-change'
import { FormSubject } from '@/components/form/form-subject'
import type { BookingRefusalReason } from '@/lib/actions/appointments/booking-refusal'
import type { MyLink } from '@/lib/data/find-my-link'
import { getMyAppointment, type MyAppointment } from '@/lib/data/get-my-appointment'
import { getPropertySettings } from '@/lib/data/get-property-settings'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import { propertyFormHref } from '@/lib/property/property-forms'

import { MyGone } from './my-gone'
import { MyPage } from './my-page'

/** What the routes below say when they lead back: what was done, or why nothing was. */
export interface AppointmentNotice {
  done?: unknown
  problem?: unknown
}

const reasons: BookingRefusalReason[] = ['full', 'notOffered', 'ended', 'tooMany']

const problemOf = ({ problem }: AppointmentNotice, t: Translator): string | undefined => {
  const reason = reasons.find((each) => each === problem)
  return reason && t(`appointment.${reason}`)
}

function Notice({ notice, t }: { notice: AppointmentNotice; t: Translator }) {
  const done = (['moved', 'cancelled'] as const).find((each) => each === notice.done)
  if (!done) return null
  return (
    <p role="status" className="mt-6 max-w-2xl border-l-4 border-brand bg-mist px-4 py-3">
      {t(`appointment.${done}Notice`)}
    </p>
  )
}

function When({ appointment, t }: { appointment: MyAppointment; t: Translator }) {
  const [from = '', to = ''] = appointment.hours.split('-')
  return (
    <p className="mt-6 font-display text-card font-bold first-letter:uppercase">
      {appointment.day}
      <span className="figures block text-lead font-normal text-slate">
        {t('appointment.fromTo', { from, to })}
      </span>
    </p>
  )
}

const isOpen = ({ state }: MyAppointment): boolean => state === 'requested' || state === 'confirmed'

async function About({ appointment, link, t }: { appointment: MyAppointment; link: MyLink; t: Translator }) {
  const { property } = appointment
  if (!property) return null
  const { priceStyle } = await getPropertySettings(link.locale)
  return (
    <FormSubject
      property={property}
      locale={link.locale}
      priceStyle={priceStyle}
      t={t}
      className="mt-8 max-w-xl"
    />
  )
}

/** The private page of an appointment: what it is now, and how to move or cancel it. */
export async function MyAppointmentPage({ link, notice }: { link: MyLink; notice: AppointmentNotice }) {
  const { locale, path, id } = link
  const [appointment, t] = await Promise.all([getMyAppointment(id, locale), getTranslator(locale)])
  if (!appointment) return <MyGone reason="gone" />
  const { state, property, choices } = appointment
  const options = choices.map(({ isFull, ...choice }) => ({ ...choice, disabled: isFull }))
  return (
    <MyPage locale={locale} path={path} title={t(`appointment.${state}Title`)}>
      <Notice notice={notice} t={t} />
      <When appointment={appointment} t={t} />
      <p className="mt-3 max-w-2xl text-slate">{t(`appointment.${state}Text`)}</p>
      <About appointment={appointment} link={link} t={t} />
      {isOpen(appointment) ? (
        <>
          <a href={`${path}calendar/`} className="button button-quiet mt-8">
            {t('appointment.toCalendar')}
          </a>
          <AppointmentChange path={path} choices={options} problem={problemOf(notice, t)} t={t} />
        </>
      ) : (
        property && (
          <a
            href={propertyFormHref(property.href, 'contactAppointment')}
            className="button button-quiet mt-8"
          >
            {t('appointment.bookAgain')}
          </a>
        )
      )}
    </MyPage>
  )
}
