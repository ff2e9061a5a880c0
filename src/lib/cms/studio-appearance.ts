import type { Config } from 'payload'

type Admin = NonNullable<Config['admin']>

/** How the studio presents itself: its name, its mark and the parts of our own that frame Payload's views. */
export const studioMeta: Admin['meta'] = {
  titleSuffix: '· Perron',
  description: 'Perron',
  defaultOGImageType: 'off',
  icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
  openGraph: { siteName: 'Perron', title: 'Perron', description: 'Perron' },
  robots: 'noindex, nofollow',
}

export const studioGraphics = { Logo: '/studio/brand/logo#Logo', Icon: '/studio/brand/icon#Icon' }

export const studioDashboard = { Component: '/studio/dashboard/dashboard#Dashboard' }

export const studioProviders = ['/studio/session/keep-session#KeepSession']
