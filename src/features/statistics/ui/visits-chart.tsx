import { formatNumber } from '@/features/property/model/format-value'
import { numberLanguage, type PriceFormat } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import { formatDay } from '@/lib/time/format-time'

import { toChartShape, type ChartShape } from '../model/chart-shape'
import type { DayCount } from '../model/visit-counts'

interface VisitsChartProps {
  /** Without gaps, the first day first. */
  days: readonly DayCount[]
  format: PriceFormat
}

interface PartProps extends VisitsChartProps {
  t: Translator
}

/** What the drawing shows, as text. */
function summaryOf({ days, format, t }: PartProps): string {
  const { locale } = format
  const period = {
    first: formatDay(days[0]?.day ?? '', locale),
    last: formatDay(days.at(-1)?.day ?? '', locale),
  }
  const count = days.reduce((sum, each) => sum + each.count, 0)
  if (count === 0) return t('visits.none', period)
  const highest = days.reduce((highestDay, each) => (each.count > highestDay.count ? each : highestDay))
  const day = formatDay(highest.day, locale, 'dayMonth')
  return t('visits.summary', { ...period, count, day, most: formatNumber(highest.count, format) })
}

/** The scale of the counts, as wide as its longest number. */
function CountScale({ shape, format }: { shape: ChartShape; format: PriceFormat }) {
  const labels = shape.counts.map(({ at, value }) => ({ at, text: formatNumber(value, format) }))
  const width = Math.max(...labels.map(({ text }) => text.length)) * 0.65
  return (
    <svg width={`${width}em`} className="h-48 overflow-visible fill-slate">
      {labels.map(({ at, text }) => (
        <text key={text} x="100%" y={`${at}%`} textAnchor="end" dominantBaseline="central">
          {text}
        </text>
      ))}
    </svg>
  )
}

/**
 * The line. Positions are shares of the width, so that texts keep their size on a phone; only the paths are stretched,
 * and their lines are not.
 */
function Drawing({ shape, locale }: { shape: ChartShape; locale: Locale }) {
  return (
    <svg className="h-48 w-full overflow-visible fill-slate">
      {shape.counts.map(({ at }) => (
        <line key={at} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} className="stroke-line" />
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        <path d={shape.area} className="fill-brand" fillOpacity="0.12" />
        <path
          d={shape.line}
          className="fill-none stroke-brand"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <circle
        cx={`${shape.end.x}%`}
        cy={`${shape.end.y}%`}
        r="4.5"
        className="fill-brand stroke-ground"
        strokeWidth="2"
      />
      {shape.days.map(({ at, value }, index) => (
        <text
          key={value}
          x={`${at}%`}
          y="100%"
          dy="1.75em"
          textAnchor={at === 100 ? 'end' : 'middle'}
          className={(shape.days.length - 1 - index) % 2 === 1 ? 'max-sm:hidden' : undefined}
        >
          {formatDay(value, locale, 'dayMonthShort')}
        </text>
      ))}
    </svg>
  )
}

/** The counts as a table, the last day first. */
const Figures = ({ days, format, t }: PartProps) => (
  <details className="mt-2">
    <summary className="inline-flex min-h-11 items-center text-small font-semibold underline">
      {t('visits.asTable')}
    </summary>
    <table className="figures w-full max-w-sm border-t border-line text-small">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-semibold">
            {t('visits.day')}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            {t('visits.count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, count }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              <time dateTime={day}>{formatDay(day, format.locale, 'weekdayDayMonth')}</time>
            </th>
            <td className="py-2 pl-3 text-right">{formatNumber(count, format)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

/** The visits per day as a drawing made on the server, and as a table. Shows nothing without days. */
export async function VisitsChart({ days, format }: VisitsChartProps) {
  const shape = toChartShape(days)
  if (!shape) return null
  const t = await getTranslator(format.locale, numberLanguage(format))
  return (
    <figure>
      <div
        role="img"
        aria-label={summaryOf({ days, format, t })}
        className="figures grid grid-cols-[auto_1fr] gap-x-3 pt-3 pb-8 text-small"
      >
        <CountScale shape={shape} format={format} />
        <Drawing shape={shape} locale={format.locale} />
      </div>
      <Figures days={days} format={format} t={t} />
    </figure>
  )
}
