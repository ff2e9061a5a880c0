import '@/features/submissions/ui/form.css'

import { confirmationEnd } from '@/features/appointments/model/appointment-state'
import { describeUntil, type Until } from '@/features/appointments/model/describe-when'
import {
  getPrivateAppointment,
  readMyAppointment,
} from '@/features/appointments/server/get-private-appointment'
import { readBookingRules } from '@/features/appointments/server/read-booking-rules'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { getProperty } from '@/features/property-page/server/get-property'
import { AgentCard } from '@/features/property-page/ui/agent-card'
import { getPageTranslator, getPropertySettings } from '@/features/property/server/reads'
import { readReceipt } from '@/features/submissions/server/api'
import { FormSubject } from '@/features/submissions/ui/form-subject'
import { formatHours } from '@/lib/i18n/format-hours'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { payloadClient } from '@/lib/payload/payload-client'

/** Until when it is to be confirmed: as stored, or as the worker is about to store it. */
async function findUntil(id: string, locale: Locale): Promise<Until | null> {
  const appointment = await readMyAppointment(id)
  if (!appointment) return null
  if (appointment.confirmUntil) return describeUntil(new Date(appointment.confirmUntil), locale)
  const { confirmHours } = await readBookingRules(await payloadClient(), locale, 'visitor')
  return describeUntil(confirmationEnd(appointment, confirmHours, new Date(appointment.updatedAt)), locale)
}

const confirmText = ({ day, time }: Until, t: Translator): string =>
  day ? t('appointment.confirmByDay', { day, time }) : t('appointment.confirmByTime', { time })

const meetingPlace = ({ address, isTownAlone }: PropertyDetail, t: Translator): string =>
  t(isTownAlone ? 'appointment.meetInTown' : 'appointment.meetAt', { address })

interface BookingReceiptProps {
  /** Of the URL, unchecked. */
  receipt: unknown
  locale: Locale
}

/** What was booked, on the thank-you page: day, place, house and agent, and until when to confirm it. */
export async function BookingReceipt({ receipt, locale }: BookingReceiptProps) {
  const id = readReceipt('booking', receipt)
  const appointment = id && (await getPrivateAppointment(id, locale))
  if (!appointment) return null
  const { state, day, hours, property } = appointment
  const [t, { priceStyle }, detail, until] = await Promise.all([
    getPageTranslator(locale),
    getPropertySettings(locale),
    property ? getProperty(property.ref, locale) : null,
    state === 'unconfirmed' ? findUntil(id, locale) : null,
  ])
  return (
    <section className="wrap grid gap-8 py-8 lg:grid-cols-12" aria-label={t('appointment.booked')}>
      <div className="border-t-4 border-brand pt-5 lg:col-span-7">
        <p className="font-display text-title font-bold first-letter:uppercase">
          {day}
          <span className="figures block">{formatHours(hours, locale)}</span>
        </p>
        {detail && <p className="mt-3 text-lead">{meetingPlace(detail, t)}</p>}
        <p className="mt-5 max-w-2xl border-l-4 border-accent bg-mist px-4 py-3 font-semibold">
          {until ? confirmText(until, t) : t(`appointment.${state}Title`)}
        </p>
        {detail?.agent && (
          <div className="mt-8">
            <AgentCard agent={detail.agent} t={t} />
          </div>
        )}
      </div>
      {property && (
        <aside className="lg:col-span-4 lg:col-start-9">
          <FormSubject property={property} locale={locale} priceStyle={priceStyle} t={t} />
        </aside>
      )}
    </section>
  )
}
