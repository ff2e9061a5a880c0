import { PerronMark } from '@/components/ui/perron-mark'
import { Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'

import { DrawerMenu } from './drawer-menu'
import { HeaderFrame } from './header-frame'
import { LanguageSwitcher } from './language-switcher'
import { MainMenu } from './main-menu'
import type { Placement, Shell } from '@/lib/shell/shell'
import { TopBar } from './top-bar'

interface SiteHeaderProps {
  shell: Shell
  overPicture: boolean
  isFixed: boolean
  t: Translator
}

/** Where a part stands in the row; parts on the same side follow each other. */
const placementClass: Record<Placement, string> = {
  left: 'order-1',
  centre: 'order-2 xl:mx-auto',
  right: 'order-3 ml-auto xl:ml-0',
}

const Logo = ({ shell }: { shell: Shell }) => (
  <a
    href={shell.homeHref}
    className={`flex items-center gap-3 font-display text-[1.375rem] leading-none font-bold tracking-tight whitespace-nowrap ${placementClass[shell.placement.logo]}`}
  >
    {shell.logo ? (
      <Picture source={shell.logo} sizes="160px" className="h-10 w-auto" priority />
    ) : (
      <PerronMark className="size-9 transition-[width,height] duration-200 group-data-[scrolled]/header:size-7" />
    )}
    {!shell.logo && shell.agencyName}
  </a>
)

/** Logo, menu, valuation button and languages, each where the configuration puts it (C2, C3). */
export function SiteHeader({ shell, overPicture, isFixed, t }: SiteHeaderProps) {
  const { placement } = shell
  return (
    <HeaderFrame overPicture={overPicture} isFixed={isFixed}>
      <TopBar {...shell.topBar} />
      <div className="wrap flex min-h-18 items-center gap-x-6 transition-[min-height] duration-200 group-data-[scrolled]/header:min-h-14">
        <Logo shell={shell} />
        <div
          className={`${placementClass[placement.menu]} ${placement.menu === 'right' ? 'xl:ml-auto' : ''}`}
        >
          <MainMenu menu={shell.menu} label={t('shell.menu')} />
        </div>
        <div className="order-4 ml-auto flex items-center gap-4 xl:ml-0">
          <LanguageSwitcher
            languages={shell.languages}
            label={t('shell.languages')}
            className={`hidden sm:block ${placement.languages === 'left' ? 'order-first' : ''}`}
          />
          {shell.valuation && (
            <a
              href={shell.valuation.href}
              className="button button-brand hidden min-h-11 px-4 whitespace-nowrap md:inline-flex"
            >
              {shell.valuation.label}
            </a>
          )}
          <DrawerMenu shell={shell} t={t} />
        </div>
      </div>
    </HeaderFrame>
  )
}
