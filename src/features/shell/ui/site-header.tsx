import { SavedLink } from '@/features/saved/ui/saved-link'
import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import type { Placement, Shell, TopBarItem } from '@/features/shell/model/shell'
import { SmartLink } from '@/components/ui/smart-link'
import { documentMark, fieldMark } from '@/lib/field-marks'

import { DrawerMenu, widthClasses } from './drawer-menu'
import { LanguageSwitcher } from './language-switcher'
import { LinkLabel } from './link-label'
import { logoClass } from './site-footer'

const Links = ({ items }: { items: TopBarItem[] }) => (
  <ul>
    {items.map(({ href, label, icon, colour, field }) => (
      <li key={href + label} data-field={field}>
        <SmartLink href={href} data-field={field && '.label'} style={colour ? { color: colour } : undefined}>
          <LinkLabel label={label} icon={icon} />
        </SmartLink>
      </li>
    ))}
  </ul>
)

/** The narrow line above the header (C1); hidden once the page is scrolled. */
function TopBar({ left, right }: Shell['topBar']) {
  if (left.length + right.length === 0) return null
  return (
    <div className="top-bar figures">
      <div className="wrap">
        <Links items={left} />
        <Links items={right} />
      </div>
    </div>
  )
}

interface SiteHeaderProps {
  shell: Shell
  /** Transparent over the picture at the top of the page. */
  overPicture: boolean
  /** Fixed from the start; other headers become fixed when the page is scrolled (C3). */
  isFixed: boolean
  /** What the page is there for. */
  mainAction?: { href: string; label: string } | undefined
  t: Translator
}

type HeaderPart = 'logo' | 'menu' | 'languages'

const order: readonly HeaderPart[] = ['logo', 'menu', 'languages']

/**
 * The parts on each side of the header; on the same side in the order logo, menu, languages (C2). A logo in the centre is
 * alone there and the button of the menu is on the left, so that both sides are short enough for it to stay in the centre.
 */
export function headerZones(placement: Shell['placement']): Record<Placement, HeaderPart[]> {
  const at = (side: Placement) => order.filter((part) => placement[part] === side)
  if (placement.logo !== 'centre') return { left: at('left'), centre: at('centre'), right: at('right') }
  const isLeft = placement.languages === 'left'
  return {
    left: isLeft ? ['menu', 'languages'] : ['menu'],
    centre: ['logo'],
    right: isLeft ? [] : ['languages'],
  }
}

/** Over a picture both logos are there, and header.css shows the one for the state of the header. */
function Logo({ shell, overPicture }: { shell: Shell; overPicture: boolean }) {
  const { logo, logoOnDark } = shell
  const second = overPicture && logo ? logoOnDark : null
  return (
    <a
      href={shell.homeHref}
      className="logo"
      data-document={documentMark('globals', 'siteConfig')}
      data-field={fieldMark(logo ? 'brand.logo' : 'agency.name')}
    >
      {second && (
        <Picture source={second} sizes="160px" className={`logo-on-dark ${logoClass(second)}`} priority />
      )}
      {logo ? (
        <Picture source={logo} sizes="160px" className={logoClass(logo)} priority={!second} />
      ) : (
        shell.agencyName
      )}
    </a>
  )
}

interface PartProps {
  name: HeaderPart
  shell: Shell
  overPicture: boolean
  t: Translator
}

function Part({ name, shell, overPicture, t }: PartProps) {
  if (name === 'logo') return <Logo shell={shell} overPicture={overPicture} />
  if (name === 'menu') return <DrawerMenu shell={shell} t={t} />
  const { languages } = widthClasses(shell)
  return <LanguageSwitcher languages={shell.languages} t={t} className={`${languages.header} print:hidden`} />
}

/**
 * Logo, menu and languages, placed as configured, then the saved properties and the valuation button (C2, C3). Its
 * scrolled state is in shell.css.
 */
export function SiteHeader({ shell, overPicture, isFixed, mainAction, t }: SiteHeaderProps) {
  const zones = headerZones(shell.placement)
  const draw = (names: HeaderPart[]) =>
    names.map((name) => <Part key={name} name={name} shell={shell} overPicture={overPicture} t={t} />)
  return (
    <header
      className="site-header"
      data-document={documentMark('globals', 'header')}
      data-over-picture={overPicture || undefined}
      data-fixed={isFixed || undefined}
    >
      {/* Among the first stops of the keyboard. */}
      {mainAction && (
        <a href={mainAction.href} rel="nofollow" className="skip-link print:hidden">
          {mainAction.label}
        </a>
      )}
      <TopBar {...shell.topBar} />
      <div className="header-row wrap" data-logo-centred={zones.centre.includes('logo') || undefined}>
        <div>{draw(zones.left)}</div>
        {zones.centre.length > 0 && <div>{draw(zones.centre)}</div>}
        <div>
          {draw(zones.right)}
          {shell.savedHref && (
            <SavedLink href={shell.savedHref} label={t('saved.link')} className="print:hidden" />
          )}
          {shell.valuation && (
            <a
              href={shell.valuation.href}
              data-field={fieldMark('showFreeEvaluation')}
              className={`button button-brand min-h-11 px-4 whitespace-nowrap print:hidden ${widthClasses(shell).valuation.header}`}
            >
              {shell.valuation.label}
            </a>
          )}
        </div>
      </div>
    </header>
  )
}
