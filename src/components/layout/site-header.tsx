import { SavedLink } from '@/components/saved/saved-link'
import { PerronMark } from '@/components/ui/perron-mark'
import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import { headerZones, type HeaderPart } from '@/lib/shell/header-zones'
import type { Shell } from '@/lib/shell/shell'

import { DrawerMenu } from './drawer-menu'
import { LanguageSwitcher } from './language-switcher'
import { TopBar } from './top-bar'

interface SiteHeaderProps {
  shell: Shell
  /** Lies transparent on the picture the page begins with. */
  overPicture: boolean
  /** Fixed from the start; all others are once the page is scrolled (C3). */
  isFixed: boolean
  t: Translator
}

const Logo = ({ shell }: { shell: Shell }) => (
  <a href={shell.homeHref} className="logo">
    {shell.logo ? <Picture source={shell.logo} sizes="160px" priority /> : <PerronMark className="" />}
    {!shell.logo && shell.agencyName}
  </a>
)

function Part({ name, shell, t }: { name: HeaderPart; shell: Shell; t: Translator }) {
  if (name === 'logo') return <Logo shell={shell} />
  if (name === 'menu') return <DrawerMenu shell={shell} t={t} />
  return <LanguageSwitcher languages={shell.languages} t={t} className="hidden sm:block" />
}

/**
 * Logo, menu and languages, each where the configuration puts it, and at the end what the visitor keeps and the
 * valuation button (C2, C3). How it changes when the page is scrolled stands in shell.css.
 */
export function SiteHeader({ shell, overPicture, isFixed, t }: SiteHeaderProps) {
  const zones = headerZones(shell.placement)
  const draw = (names: HeaderPart[]) =>
    names.map((name) => <Part key={name} name={name} shell={shell} t={t} />)
  return (
    <header
      className="site-header"
      data-over-picture={overPicture || undefined}
      data-fixed={isFixed || undefined}
    >
      <TopBar {...shell.topBar} />
      <div className="header-row wrap">
        <div>{draw(zones.left)}</div>
        {zones.centre.length > 0 && <div>{draw(zones.centre)}</div>}
        <div>
          {draw(zones.right)}
          {shell.savedHref && <SavedLink href={shell.savedHref} label={t('saved.link')} />}
          {shell.valuation && (
            <a
              href={shell.valuation.href}
              className="button button-brand hidden min-h-11 px-4 whitespace-nowrap md:inline-flex"
            >
              {shell.valuation.label}
            </a>
          )}
        </div>
      </div>
    </header>
  )
}
