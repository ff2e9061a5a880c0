import { encode } from 'uqr'

/** Runs of dark modules, row by row: `M4 7h3` is three modules from the fifth of the eighth row. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}`]
      }),
    )
    .join('')
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
