import { documentMark } from '@/lib/field-marks'
import type { Translator } from '@/lib/i18n/translator'

import './print-sheet.css'
import { QrCode } from '@/components/ui/qr-code'

interface PrintFooterProps {
  agencyName: string
  /** Contact data and licence of the agency, one line each. */
  lines: readonly string[]
  /** An absolute URL that leads to the page: the shorter it is, the coarser is its code. */
  url: string
  t: Translator
}

/** The end of the printed sheet: the agency, and the URL of the page. */
export const PrintFooter = ({ agencyName, lines, url, t }: PrintFooterProps) => (
  <div
    data-print-sheet
    data-document={documentMark('globals', 'siteConfig')}
    className="hidden border-t border-line pt-4 print:flex print:items-end print:justify-between print:gap-8"
  >
    <div className="text-small">
      <p className="font-display text-card font-bold">{agencyName}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div className="flex shrink-0 items-end gap-3 text-small">
      <p className="max-w-40 text-right">
        {t('property.scanForMore')}
        <br />
        {new URL(url).host}
      </p>
      <QrCode text={url} className="size-20" />
    </div>
  </div>
)
