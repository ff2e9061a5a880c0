import type { DrawnName, PlaceDrawing } from '@/features/map/model/place-drawing'

import { Credit } from './credit'

interface PlaceMapProps {
  drawing: PlaceDrawing
  /** Description of the marks for screen readers. */
  label: string
  /** Of the outlines, where they are drawn: their licence demands it. */
  attribution?: string | undefined
}

/** The outline of a pin, with its tip at 0/0. */
const drop = 'M0 0C-3 -7 -13 -12 -13 -22A13 13 0 1 1 13 -22C13 -12 3 -7 0 0Z'

const nameClass: Record<DrawnName['kind'], string> = {
  main: 'fill-slate font-semibold',
  section: 'fill-steel',
  river: 'fill-river italic',
}

const Pin = ({ x, y, number }: { x: number; y: number; number: number | null }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={drop} strokeWidth="2" className="fill-accent stroke-on-accent" />
    {number === null ? (
      <circle cy="-22" r="4" className="fill-on-accent" />
    ) : (
      <text y="-17" textAnchor="middle" className="figures fill-on-accent font-bold">
        {number}
      </text>
    )}
  </g>
)

/**
 * A drawn map in the colours of the interactive one. Its scale is the same on every screen: narrow screens show
 * its middle, so that names stay readable.
 */
export function PlaceMap({ drawing, label, attribution }: PlaceMapProps) {
  const { width, height, land, cells, marked, rivers, names, marks } = drawing
  const map = (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="h-[26rem] w-full border border-line bg-line text-small"
    >
      <path d={land} className="fill-mist" />
      <path d={marked} className="fill-accent/30" />
      <path d={cells} fill="none" className="stroke-line" />
      <g fill="none" strokeLinecap="round" className="stroke-water">
        {rivers.map((river) => (
          <path key={river.path} d={river.path} strokeWidth={river.width} />
        ))}
      </g>
      <g textAnchor="middle" strokeWidth="3" className="stroke-mist [paint-order:stroke]">
        {names.map(({ text, x, y, kind }) => (
          <text key={`${text} ${x}`} x={x} y={y + 5} className={nameClass[kind]}>
            {text}
          </text>
        ))}
      </g>
      {marks.map(({ x, y }, index) => (
        <Pin key={index} x={x} y={y} number={marks.length > 1 ? index + 1 : null} />
      ))}
    </svg>
  )
  if (!attribution) return map
  return (
    <>
      {map}
      <p className="mt-2 text-small text-slate">
        <Credit text={attribution} />
      </p>
    </>
  )
}
