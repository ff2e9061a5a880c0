import { scaleLinear, scalePoint } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

import type { Day } from '@/lib/time/belgian-time'

import type { DayCount } from './visit-counts'

/** A place on an axis, in hundredths of the width or height of the chart, from the left or the top. */
interface Tick<T> {
  at: number
  value: T
}

export interface ChartShape {
  /** Path of the line, in a square of 100 by 100. */
  line: string
  /** Path of the area below it. */
  area: string
  counts: Tick<number>[]
  /** A day of each week, so that the last one is at the right edge. */
  days: Tick<Day>[]
  /** The last day. */
  end: { x: number; y: number }
}

const size = 100
const daysBetweenTicks = 7
/** A chart without visits has a scale too. */
const minTop = 4

const rounded = (value: number): number => Math.round(value * 100) / 100

/** Draws counts per day as a line over an area. @returns null without days */
export function toChartShape(days: readonly DayCount[]): ChartShape | null {
  const last = days.at(-1)
  if (!last) return null
  const top = Math.max(minTop, ...days.map(({ count }) => count))
  const y = scaleLinear([0, top], [size, 0]).nice(3)
  const x = scalePoint(
    days.map(({ day }) => day),
    [0, size],
  )
  const xOf = ({ day }: DayCount) => x(day) ?? 0
  const yOf = ({ count }: DayCount) => y(count)
  const draw = { line: line<DayCount>(), area: area<DayCount>() }
  draw.line.x(xOf).y(yOf).curve(curveMonotoneX).digits(2)
  draw.area.x(xOf).y0(size).y1(yOf).curve(curveMonotoneX).digits(2)
  const ticked = days.filter((_, index) => (days.length - 1 - index) % daysBetweenTicks === 0)
  return {
    line: draw.line([...days]) ?? '',
    area: draw.area([...days]) ?? '',
    counts: y.ticks(3).map((value) => ({ at: rounded(y(value)), value })),
    days: ticked.map(({ day }) => ({ at: rounded(x(day) ?? 0), value: day })),
    end: { x: rounded(xOf(last)), y: rounded(yOf(last)) },
  }
}
