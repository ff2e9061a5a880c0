import { Fragment, type CSSProperties } from 'react'

import { RichText } from '@/features/content/ui/rich-text'
import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'
import type { LinkItem } from '@/lib/values/external-link'
import type { FooterColumn, Shell, ShellLogo } from '@/features/shell/model/shell'
import { documentMark, fieldMark, messageMark } from '@/lib/field-marks'

interface SiteFooterProps {
  shell: Shell
  legalLabel: string
}

const classes = { white: 'logo-white', 'on plate': 'on-white' }

export const logoClass = ({ shownAs }: ShellLogo): string => (shownAs ? classes[shownAs] : '')

function FooterLogo({ shell: { logo, logoOnDark, agencyName } }: Pick<SiteFooterProps, 'shell'>) {
  const shown = logoOnDark ?? logo
  if (!shown)
    return (
      <p
        className="footer-logo"
        data-document={documentMark('globals', 'siteConfig')}
        data-field={fieldMark('agency.name')}
      >
        {agencyName}
      </p>
    )
  return (
    <Picture
      source={shown}
      sizes="200px"
      className={`footer-logo ${logoOnDark ? logoClass(shown) : 'on-white'}`}
    />
  )
}

const Links = ({ links }: { links: LinkItem[] }) => (
  <ul>
    {links.map((link) => (
      <li
        key={link.href + link.label}
        data-field={link.field}
        data-message={link.field ? undefined : messageMark()}
      >
        <SmartLink href={link.href} data-field={link.field && '.label'}>
          {link.label}
        </SmartLink>
      </li>
    ))}
  </ul>
)

function Column({ column }: { column: FooterColumn }) {
  const { sm, md, lg } = column.widths
  return (
    <div
      className={sm === 12 ? 'wide' : undefined}
      data-field={column.field}
      style={{ '--sm': sm, '--md': md, '--lg': lg } as CSSProperties}
    >
      {column.title && <h2 data-field={column.field && '.title'}>{column.title}</h2>}
      {column.intro && <p data-field={column.field && '.intro'}>{column.intro}</p>}
      <RichText data={column.fullText} data-field={column.field && '.fullText'} />
      {column.links.length > 0 && <Links links={column.links} />}
      {column.images.length > 0 && (
        <div className="footer-pictures" data-field={column.field && '.images'}>
          {column.images.map((image) => (
            <Picture key={image.src} source={image} sizes="200px" />
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * The footer of every page: columns from the configuration, the agency's legal mentions, the copyright line.
 */
export function SiteFooter({ shell, legalLabel }: SiteFooterProps) {
  const { footer, agencyName } = shell
  return (
    <footer className="site-footer figures" data-document={documentMark('globals', 'footer')}>
      <div className="wrap">
        <FooterLogo shell={shell} />
        <div className="footer-columns">
          {footer.columns.map((column, index) => (
            <Column key={index} column={column} />
          ))}
        </div>
        <div className="footer-end">
          {footer.legal.map((parts, line) => (
            <p
              key={line}
              className="footer-mentions"
              data-document={documentMark('globals', 'siteConfig')}
              data-field={fieldMark('agency')}
            >
              {parts.map((part, index) => (
                <Fragment key={index}>
                  <span>{part}</span>{' '}
                </Fragment>
              ))}
            </p>
          ))}
          <div>
            <p data-field={fieldMark('copyright')}>{footer.copyright || agencyName}</p>
            <nav aria-label={legalLabel}>
              <Links links={footer.links} />
            </nav>
          </div>
        </div>
      </div>
    </footer>
  )
}
