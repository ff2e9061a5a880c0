import type { ReactNode } from 'react'

import { SiteShell } from '@/components/layout/site-shell'
import { getShell } from '@/lib/data/get-shell'
import type { Locale } from '@/lib/i18n/locales'
import type { Shell } from '@/lib/shell/shell'

/** The same page in each language, because these pages stand in no table; nothing that measures or interrupts. */
function privately(shell: Shell, path: string): Shell {
  const withoutLocale = path.slice(shell.locale.length + 1)
  const languages = shell.languages.map((each) => ({
    ...each,
    href: `/${each.locale}${withoutLocale}`,
    isSamePage: true,
  }))
  return { ...shell, languages, popup: null, tracking: {} }
}

interface MyPageProps {
  locale: Locale
  /** Path of the page, with language. */
  path: string
  title: string
  children: ReactNode
}

/** The site around a private page, with its heading. */
export async function MyPage({ locale, path, title, children }: MyPageProps) {
  const shell = privately(await getShell(locale, path), path)
  return (
    <SiteShell shell={shell} hasFixedMenu>
      <title>{`${title} – ${shell.agencyName}`}</title>
      <section className="wrap section">
        <h1 className="text-headline">{title}</h1>
        {children}
      </section>
    </SiteShell>
  )
}
