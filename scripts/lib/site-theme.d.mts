import type { SiteTheme } from '../../src/site-api'

export function parseTheme(css: string, place: { root: string; file?: string }): SiteTheme
export function siteThemeFiles(root: string): Map<string, string>
