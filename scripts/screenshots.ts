import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { chromium, type Browser } from '@playwright/test'

import { systemBrowser } from './lib/chromium.mjs'
import { templates, type Template } from '../tests/rig/demo-site'

/**
 * Takes screenshots of every template in two languages and two widths: `npm run screenshots`, beside a demo
 * that runs at PERRON_URL. They go into `.screenshots/`, which Git ignores.
 */
const base = process.env.PERRON_URL ?? 'http://localhost:3000'
const folder = '.screenshots'
const languages = ['fr', 'de'] as const
const widths = [390, 1440] as const
const settleMs = 1200

const fileOf = ({ name }: Template, locale: string, width: number) =>
  path.join(folder, `${name.replaceAll(' ', '-')}-${locale}-${width}.png`)

/** Scrolls through the page once, so that lazy pictures are loaded. */
async function take(browser: Browser, template: Template, locale: 'fr' | 'de', width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 } })
  // The consent question would cover the page.
  await context.addInitScript(() => localStorage.setItem('consent', 'true'))
  const page = await context.newPage()
  await page.goto(`${base}/${locale}${template.path[locale]}`, { waitUntil: 'load' })
  for (let top = 0; top < 12_000; top += 700) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(settleMs)
  await page.screenshot({ path: fileOf(template, locale, width), fullPage: true })
  await context.close()
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: systemBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const only = process.argv[2]
  for (const template of templates.filter(({ name }) => !only || name.includes(only)))
    for (const locale of languages) for (const width of widths) await take(browser, template, locale, width)
  await browser.close()
  console.info(`screenshots: ${templates.length} templates in ${folder}/`)
}

await main()
