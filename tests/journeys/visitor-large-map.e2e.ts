import { expect, type FrameLocator, type Page, type Route } from '@playwright/test'

import { cellSize, gridFor, mapCellOf, maxMapMarks, type MapBox } from '@/features/listings/model/map-grid'
import { parseBox } from '@/features/map/model/map-boxes'
import type { MapCell, MapProperty } from '@/features/map/model/map-messages'
import type { MapCard, MapPoints } from '@/features/map/model/map-points'

import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { interfaceText } from '../support/interface-texts'
import { open } from '../rig/demo-pages'

/** A hundred thousand properties in rows and columns; the server's part of the answers is played here. */

const text = (key: string) => interfaceText('fr', `map.${key}`)

const [columns, rows] = [400, 250]
const [west, south, step] = [4.6, 50.1, 0.004]

const indexes = (from: number, to: number, start: number, count: number): number[] => {
  const first = Math.max(0, Math.ceil((from - start) / step))
  const last = Math.min(count - 1, Math.floor((to - start) / step))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

const toProperty = (row: number, column: number): MapProperty => ({
  ref: 1_000_000 + row * columns + column,
  latitude: Number((south + row * step).toFixed(5)),
  longitude: Number((west + column * step).toFixed(5)),
  isApproximate: false,
  priceText: '€ 285.000',
  label: 'Maison, 4000 Liège',
  marquee: null,
})

const inside = (box: MapBox): MapProperty[] =>
  indexes(box.south, box.north, south, rows).flatMap((row) =>
    indexes(box.west, box.east, west, columns).map((column) => toProperty(row, column)),
  )

function countInCells(box: MapBox): MapPoints {
  const grid = gridFor(box)
  const properties = inside(grid.box)
  if (properties.length <= maxMapMarks) return { properties, cells: [], cellWidth: 0, marqueeIgnoreList: [] }
  const cells = new Map<number, MapCell>()
  for (const { latitude, longitude } of properties) {
    const key = Math.floor(mapCellOf({ latitude, longitude }) / cellSize(grid.level))
    const cell = cells.get(key) ?? { latitude, longitude, count: 0 }
    cells.set(key, { ...cell, count: cell.count + 1 })
  }
  return { properties: [], cells: [...cells.values()], cellWidth: grid.cellWidth, marqueeIgnoreList: [] }
}

const wholeBox: MapBox = { south, north: south + rows * step, west, east: west + columns * step }

/** The number of requests for a part of the map, and of those for a list. */
interface RequestCounts {
  parts: number
  lists: number
}

async function playServer(page: Page): Promise<RequestCounts> {
  const counts: RequestCounts = { parts: 0, lists: 0 }
  await page.route('**/map-data/fr/points/**', (route: Route) => {
    const { searchParams } = new URL(route.request().url())
    const box = parseBox(searchParams.get('within'))
    const isList = searchParams.has('list')
    if (box) counts[isList ? 'lists' : 'parts'] += 1
    const json =
      isList && box
        ? { properties: inside(box).slice(0, 101), cells: [], cellWidth: 0, marqueeIgnoreList: [] }
        : countInCells(box ?? wholeBox)
    return route.fulfill({ json })
  })
  return counts
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/map-frame/"]')

/** The sum of the counts of all visible groups, and the number of visible properties. */
const shownIn = (frame: FrameLocator) =>
  frame.locator('.map-mark button').evaluateAll((buttons) => ({
    marks: buttons.length,
    // Thousands are set apart; a price is no count.
    properties: buttons.reduce(
      (sum, { textContent }) => sum + (Number(textContent.replace(/[.\s]/g, '')) || 1),
      0,
    ),
  }))

async function openMap(page: Page): Promise<FrameLocator> {
  await page.goto('/fr/a-vendre/?view=map')
  const frame = frameOf(page)
  await expect(frame.locator('.map-group').first()).toBeVisible()
  return frame
}

test(
  'groups of a large map open down to single properties, one request for each part',
  { tag: '@full' },
  async ({ page }) => {
    const counts = await playServer(page)
    const frame = await openMap(page)
    await expect.poll(async () => (await shownIn(frame)).properties).toBe(columns * rows)
    expect((await shownIn(frame)).marks).toBeLessThan(400)
    expect(counts.parts).toBeLessThanOrEqual(1)
    const price = frame.locator('.map-price').first()
    for (let opened = 0; opened < 12 && !(await price.isVisible()); opened += 1) {
      const scale = frame.locator('.leaflet-control-scale-line')
      const before = await scale.textContent()
      await frame.locator('.map-group').first().press('Enter')
      await expect(scale).not.toHaveText(before ?? '')
      await expect(frame.locator('.leaflet-zoom-anim, [aria-busy=true]')).toHaveCount(0)
      // The keyboard stays on the markers, also after others have been loaded.
      await expect(frame.locator('.map-mark button:focus')).toHaveCount(1)
      expect((await shownIn(frame)).marks).toBeLessThan(400)
    }
    await expect(price).toBeVisible()
    expect(counts.parts).toBeGreaterThan(0)
    const parts = counts.parts
    await frame.getByRole('button', { name: text('zoomIn'), exact: true }).click()
    await page.waitForTimeout(600)
    expect(counts.parts).toBe(parts)
  },
)

test('the list of a large map is asked for, the newest hundred', { tag: '@full' }, async ({ page }) => {
  const counts = await playServer(page)
  const frame = await openMap(page)
  await frame.getByRole('button', { name: text('list') }).press('Enter')
  const list = frame.getByRole('region', { name: text('list') })
  await expect(list.getByRole('listitem')).toHaveCount(100)
  await expect(list.getByText(interfaceText('fr', 'map.listMore', { number: 100 }))).toBeVisible()
  expect(counts.lists).toBe(1)
})

test('the group of a property is marked that the page points at', { tag: '@full' }, async ({ page }) => {
  await playServer(page)
  const { position } = JSON.parse((await open(`/map-data/fr/card/${demoRefs.hiddenPrice}/`)).html) as MapCard
  expect(position).not.toBeNull()
  await page.route('**/map-data/fr/card/**', (route) =>
    route.fulfill({ json: { position: { latitude: south + 0.41, longitude: west + 0.81 } } }),
  )
  const frame = await openMap(page)
  await expect(frame.locator('.map-mark button[data-highlighted]')).toHaveCount(0)
  await page.locator('article[id^="p-"]').first().hover()
  await expect(frame.locator('.map-mark button[data-highlighted]')).toHaveCount(1)
})
