import { redirect } from 'next/navigation'

import { isChangeable } from '@/features/appointments/model/appointment-state'
import { AppointmentChange } from '@/features/appointments/ui/appointment-change'
import { FormSubject } from '@/features/submissions/ui/form-subject'
import type { BookingRefusalReason } from '@/features/appointments/server/booking-refusal'
import { endedLinkPath } from '@/lib/http/signed-links'
import type { SignedLink } from '@/lib/http/find-signed-link'
import {
  getPrivateAppointment,
  type MyAppointment,
} from '@/features/appointments/server/get-private-appointment'
import { getPropertySettings, getPageTranslator } from '@/features/property/server/reads'
import { formatHours } from '@/lib/i18n/format-hours'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { propertyFormHref } from '@/features/submissions/model/property-forms'

import { PrivatePage } from '@/features/shell/server/reads'

/** Query of the redirects of the routes: the change that was made, or why it was refused. */
interface AppointmentNotice {
  done?: unknown
  problem?: unknown
}

const reasons: BookingRefusalReason[] = ['full', 'notOffered', 'ended', 'tooMany']

const problemOf = ({ problem }: AppointmentNotice, t: Translator): string | undefined => {
  const reason = reasons.find((each) => each === problem)
  return reason && t(`appointment.${reason}`)
}

function Notice({ notice, t }: { notice: AppointmentNotice; t: Translator }) {
  const done = (['confirmed', 'moved', 'cancelled'] as const).find((each) => each === notice.done)
  if (!done) return null
  return (
    <p role="status" className="mt-6 max-w-2xl border-l-4 border-brand bg-mist px-4 py-3">
      {t(`appointment.${done}Notice`)}
    </p>
  )
}

function When({ appointment, locale }: { appointment: MyAppointment; locale: Locale }) {
  return (
    <p className="mt-6 font-display text-card font-bold first-letter:uppercase">
      {appointment.day}
      <span className="figures block text-lead font-normal text-slate">
        {formatHours(appointment.hours, locale)}
      </span>
    </p>
  )
}

/** A plain form: opening the page confirms nothing, because mail programs open links. */
function Confirm({ path, t }: { path: string; t: Translator }) {
  return (
    <form method="post" action={`${path}confirm/`} className="mt-8">
      <button type="submit" className="button button-brand">
        {t('appointment.confirmSubmit')}
      </button>
    </form>
  )
}

async function About({
  appointment,
  link,
  t,
}: {
  appointment: MyAppointment
  link: SignedLink
  t: Translator
}) {
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

/** The private page of an appointment: its state, and forms to confirm, move or cancel it. */
export async function MyAppointmentPage({ link, notice }: { link: SignedLink; notice: AppointmentNotice }) {
  const { locale, path, id } = link
  const [appointment, t] = await Promise.all([getPrivateAppointment(id, locale), getPageTranslator(locale)])
  if (!appointment) redirect(endedLinkPath(locale, 'appointment'))
  const { state, property, choices, confirmUntil: until } = appointment
  const options = choices.map(({ isFull, ...choice }) => ({ ...choice, disabled: isFull }))
  return (
    <PrivatePage locale={locale} path={path} title={t(`appointment.${state}Title`)}>
      <Notice notice={notice} t={t} />
      <When appointment={appointment} locale={locale} />
      <p className="mt-3 max-w-2xl text-slate">{t(`appointment.${state}Text`, { until })}</p>
      {state === 'unconfirmed' && <Confirm path={path} t={t} />}
      <About appointment={appointment} link={link} t={t} />
      {isChangeable(state) ? (
        <>
          {state !== 'unconfirmed' && (
            <a href={`${path}calendar/`} className="button button-quiet mt-8">
              {t('appointment.toCalendar')}
            </a>
          )}
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
    </PrivatePage>
  )
}
