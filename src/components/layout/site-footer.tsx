import { PerronMark } from '@/components/ui/perron-mark'
import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'

import type { FooterColumn, Shell } from '@/lib/shell/shell'

/** Written out because Tailwind reads class names from the source. */
const spans = [
  '',
  'lg:col-span-1',
  'lg:col-span-2',
  'lg:col-span-3',
  'lg:col-span-4',
  'lg:col-span-5',
  'lg:col-span-6',
]

function Column({ column }: { column: FooterColumn }) {
  return (
    <div className={spans[Math.min(column.span, 6)]}>
      {column.title && <h2 className="text-card">{column.title}</h2>}
      {column.intro && <p className="mt-3 max-w-sm whitespace-pre-line text-white/80">{column.intro}</p>}
      {column.links.length > 0 && (
        <ul className="mt-3">
          {column.links.map((link) => (
            <li key={link.href + link.label}>
              <SmartLink
                href={link.href}
                className="inline-block py-1.5 text-white/80 hover:text-white hover:underline"
              >
                {link.label}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      {column.images.map((image) => (
        <Picture key={image.src} source={image} sizes="200px" className="mt-4 h-12 w-auto" />
      ))}
    </div>
  )
}

/** The end of every page: columns from the configuration, the agency's legal mentions, the copyright line. */
export function SiteFooter({ footer, agencyName }: Pick<Shell, 'footer' | 'agencyName'>) {
  return (
    <footer className="figures mt-auto border-t border-white/20 bg-ink text-white print:hidden">
      <div className="wrap pt-14 pb-10 lg:pt-20">
        <PerronMark className="mb-10 size-12 text-accent" />
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-12">
          {footer.columns.map((column, index) => (
            <Column key={index} column={column} />
          ))}
        </div>
        <div className="mt-12 space-y-1 border-t border-white/20 pt-6 text-small text-white/75">
          {footer.legal.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{footer.copyright || agencyName}</p>
        </div>
      </div>
    </footer>
  )
}
