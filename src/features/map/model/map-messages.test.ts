import { expect, test } from 'vitest'

import {
  isFromMapPartner,
  isMapFrameMessage,
  isMapHostMessage,
  type MapHostMessage,
  type MapProperty,
} from './map-messages'
import { maxMapMarks } from '@/features/listings/model/map-grid'

const property: MapProperty = {
  ref: 4310,
  latitude: 50.6451,
  longitude: 5.5734,
  isApproximate: false,
  priceText: '€ 285.000',
  label: 'Huis, 4000 Luik',
  marquee: null,
}

const content = {
  type: 'perron:map-content',
  properties: [property],
  cells: [{ latitude: 50.6, longitude: 5.5, count: 12 }],
  cellWidth: 0.1,
  pointsHref: '/map-data/nl/points/?city=Saint-Nicolas%7C4420&goal=sale',
  messageInfo: { locale: 'nl', area: null, near: null, canDraw: true },
  mapType: 'search',
  customMarker: null,
  rings: [{ radiusInMetres: 400, label: '5 min' }],
  marqueeIgnoreList: [4, 5],
} satisfies MapHostMessage

const full = { type: 'perron:map-full', isFull: true } satisfies MapHostMessage

const withProperty = (change: object) => ({ ...content, properties: [{ ...property, ...change }] })
const withCell = (change: object) => ({ ...content, cells: [{ ...content.cells[0], ...change }] })
const withInfo = (change: object) => ({ ...content, messageInfo: { ...content.messageInfo, ...change } })

const corner = { latitude: 50.6, longitude: 5.5 }

test('the whole window is a message of the page, not of the frame', () => {
  expect(isMapHostMessage(full)).toBe(true)
  expect(isMapHostMessage({ ...full, isFull: 'yes' })).toBe(false)
  expect(isMapFrameMessage(full)).toBe(false)
})

test('a complete content is valid, also with a drawn area, a circle and a custom picture', () => {
  expect(isMapHostMessage(content)).toBe(true)
  expect(isMapHostMessage(withProperty({ areaRadiusInMetres: 500 }))).toBe(true)
  expect(isMapHostMessage(withInfo({ area: [corner, corner, corner] }))).toBe(true)
  expect(isMapHostMessage(withInfo({ near: { ...corner, radiusInKm: 5 } }))).toBe(true)
  expect(isMapHostMessage({ ...content, customMarker: '/api/media/file/marker.svg?v=2' })).toBe(true)
})

test.each([
  ['no object', null],
  ['a text', 'perron:map-content'],
  ['a list', [content]],
  ['another type', { ...content, type: 'perron:map-ready' }],
  ['a type every object has', { type: 'constructor' }],
  ['properties that are none', { ...content, properties: {} }],
  ['a place beyond the pole', withProperty({ latitude: 91 })],
  ['a place that is no number', withProperty({ longitude: Number.NaN })],
  ['a place as text', withProperty({ latitude: '50.6' })],
  ['a broken number of the property', withProperty({ ref: 1.5 })],
  ['a negative number of the property', withProperty({ ref: -1 })],
  ['markup in place of a text', withProperty({ priceText: { html: '<img>' } })],
  ['a text without end', withProperty({ label: 'x'.repeat(301) })],
  ['a circle of no size', withProperty({ areaRadiusInMetres: 0 })],
  ['a missing field', withProperty({ marquee: undefined })],
  ['too many properties', { ...content, properties: Array(maxMapMarks + 1).fill(property) }],
  ['a cell of one property', withCell({ count: 1 })],
  ['a cell of half a property', withCell({ count: 2.5 })],
  ['a cell beyond the pole', withCell({ latitude: 91 })],
  ['too many cells', { ...content, cells: Array(maxMapMarks + 1).fill(content.cells[0]) }],
  ['cells without a width', { ...content, cellWidth: Number.NaN }],
  ['points of another server', { ...content, pointsHref: '//evil.example/map-data/nl/points/?' }],
  ['points of another route', { ...content, pointsHref: '/map-data/nl/points/../../../api/?x' }],
  ['an unknown language', withInfo({ locale: 'it' })],
  ['an area of two corners', withInfo({ area: [corner, corner] })],
  ['an area without end', withInfo({ area: Array(31).fill(corner) })],
  ['a circle around the earth', withInfo({ near: { ...corner, radiusInKm: 40_000 } })],
  ['an unknown map', { ...content, mapType: 'heat' }],
  ['a marker of another server', { ...content, customMarker: '//evil.example/x.png' }],
  ['a marker that is a script', { ...content, customMarker: 'javascript:alert(1)' }],
  [
    'a marker that leaves its attribute',
    { ...content, customMarker: '/x.png") , url("https://evil.example' },
  ],
  ['an ignore list of texts', { ...content, marqueeIgnoreList: ['4'] }],
  ['a highlight of nothing', { type: 'perron:map-highlight' }],
])('the frame ignores %s', (_, message) => {
  expect(isMapHostMessage(message)).toBe(false)
})

test('the page accepts the messages of the frame', () => {
  const bounds = { north: 50.7, south: 50.5, east: 5.7, west: 5.4 }
  expect(isMapFrameMessage({ type: 'perron:map-ready' })).toBe(true)
  expect(isMapFrameMessage({ type: 'perron:map-selection', ref: 4310 })).toBe(true)
  expect(isMapFrameMessage({ type: 'perron:map-selection', ref: null })).toBe(true)
  expect(isMapFrameMessage({ type: 'perron:map-bounds', isOwn: true, ...bounds })).toBe(true)
  expect(isMapFrameMessage({ type: 'perron:map-area', area: null, near: null })).toBe(true)
  expect(isMapFrameMessage({ type: 'perron:map-escape' })).toBe(true)
})

test.each([
  ['a message for the frame', content],
  ['a selection of a text', { type: 'perron:map-selection', ref: '4310' }],
  [
    'bounds without an end',
    { type: 'perron:map-bounds', isOwn: true, north: Infinity, south: 0, east: 0, west: 0 },
  ],
  ['bounds without a cause', { type: 'perron:map-bounds', north: 1, south: 0, east: 1, west: 0 }],
  ['an area of something else', { type: 'perron:map-area', area: 'all', near: null }],
  ['half a drawing', { type: 'perron:map-area', area: null }],
])('the page ignores %s', (_, message) => {
  expect(isMapFrameMessage(message)).toBe(false)
})

test('only messages of that window on this site are accepted', () => {
  const frame = {}
  const origin = 'https://perron.example'
  expect(isFromMapPartner({ origin, source: frame }, origin, frame)).toBe(true)
  expect(isFromMapPartner({ origin: 'https://evil.example', source: frame }, origin, frame)).toBe(false)
  expect(isFromMapPartner({ origin, source: {} }, origin, frame)).toBe(false)
  expect(isFromMapPartner({ origin, source: null }, origin, null)).toBe(false)
})
