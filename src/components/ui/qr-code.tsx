import { encode } from 'uqr'

/**
 * Runs of dark modules, row by row, each from the end of the one before: `m2 0h3` is three modules after a gap of two.
 * Relative steps repeat, so that the page compresses to fewer bytes.
 */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  const pen = { x: 0, y: 0 }
  const runs = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end < 0 ? row.length : end) - x
      const run = `m${x - pen.x} ${y - pen.y}h${length}`
      Object.assign(pen, { x: x + length, y })
      return [run]
    }),
  )
  return `M0 0${runs.join('')}`
}

/** A QR code of a URL; decorative, because the URL is printed beside it. */
export function QrCode({ text, className }: { text: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -0.5 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={qrPath(data)} stroke="#000" />
    </svg>
  )
}
