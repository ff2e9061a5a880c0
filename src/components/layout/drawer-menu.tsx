import { Menu, X } from 'lucide'

import { Icon } from '@/components/ui/icon'
import { SmartLink } from '@/components/ui/smart-link'
import type { Translator } from '@/lib/i18n/translator'

import { LanguageSwitcher } from './language-switcher'
import type { MenuItem, Shell } from '@/lib/shell/shell'

function DrawerItem({ item }: { item: MenuItem }) {
  return (
    <li className="border-b border-line">
      <SmartLink
        href={item.href}
        aria-current={item.isCurrent ? 'page' : undefined}
        className="block py-3.5 font-display text-card font-semibold aria-[current]:text-brand"
      >
        {item.label}
      </SmartLink>
      {item.children.length > 0 && (
        <ul className="pb-3 pl-4">
          {item.children.map((child) => (
            <li key={child.href}>
              <SmartLink href={child.href} className="block py-2">
                {child.label}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The menu of phones and tablets: a native disclosure, so it opens without JavaScript. */
export function DrawerMenu({ shell, t }: { shell: Shell; t: Translator }) {
  return (
    <details className="group/drawer xl:hidden print:hidden">
      <summary className="-mr-2 inline-flex size-11 list-none items-center justify-center">
        <span className="sr-only">{t('shell.menu')}</span>
        <Icon node={Menu} className="size-6 group-open/drawer:hidden" />
        <Icon node={X} className="hidden size-6 group-open/drawer:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-white text-ink">
        <nav aria-label={t('shell.menu')} className="wrap py-4">
          <ul>
            {shell.menu.map((item) => (
              <DrawerItem key={item.href + item.label} item={item} />
            ))}
          </ul>
          {shell.valuation && (
            <a href={shell.valuation.href} className="button button-brand mt-6 w-full">
              {shell.valuation.label}
            </a>
          )}
          <ul className="figures mt-6 space-y-1 text-slate">
            {[...shell.topBar.left, ...shell.topBar.right].map((item) => (
              <li key={item.href + item.label}>
                <SmartLink href={item.href} className="inline-block py-2">
                  {item.label}
                </SmartLink>
              </li>
            ))}
          </ul>
          <LanguageSwitcher
            languages={shell.languages}
            label={t('shell.languages')}
            className="mt-4 -ml-1.5"
          />
        </nav>
      </div>
    </details>
  )
}
