import { headers } from 'next/headers'

import { isLocale, sourceLocale, type Locale } from '@/lib/i18n/locales'

interface PreviewNoticeProps {
  title: string
  text: string
  link?: { label: string; href: string }
}

/** The language of a preview's address, for views that get no parameters; the proxy writes it down. */
export async function addressLocale(): Promise<Locale> {
  const locale = (await headers()).get('x-perron-locale')
  return isLocale(locale) ? locale : sourceLocale
}

/** Said instead of a preview. */
export function PreviewNotice({ title, text, link }: PreviewNoticeProps) {
  return (
    <main className="wrap section">
      <h1 className="text-headline">{title}</h1>
      <p className="mt-4 max-w-2xl text-lead text-slate">{text}</p>
      {link && (
        <a href={link.href} className="button button-quiet mt-8">
          {link.label}
        </a>
      )}
    </main>
  )
}
