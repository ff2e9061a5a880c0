import { expect, test } from 'vitest'

import { toPixels } from './mark-boxes'
import { collide, labelBox, pinBox, placeLabels } from './place-labels'
import { frameBoxes, ringLabels, situationBoxes } from './situation-labels'

const place = {
  ref: 0,
  latitude: 50.6,
  longitude: 5.5,
  isApproximate: false,
  priceText: '',
  label: '',
  marquee: null,
}
const rings = [400, 800, 1200].map((radiusInMetres, index) => ({
  radiusInMetres,
  label: `${5 * (index + 1)} min à pied`,
}))
const situation = { place, rings }

test('every circle is named at its south where there is room', () => {
  const { y } = toPixels(place, 14)
  const labels = ringLabels(situation, 14)
  expect(labels.map(({ text }) => text)).toEqual(['15 min à pied', '10 min à pied', '5 min à pied'])
  // 1,200 metres at 6.07 metres per pixel.
  expect(Math.round((labels[0]?.y ?? 0) - y)).toBe(198)
})

test('of circles too close to each other the widest is named', () => {
  const labels = ringLabels(situation, 11)
  expect(labels.map(({ text }) => text)).toEqual(['15 min à pied'])
})

test.each([11, 12, 13, 13.5, 14, 15])('at zoom %d no name lies on the pin or on another', (zoom) => {
  const labels = ringLabels(situation, zoom)
  const { x, y } = toPixels(place, zoom)
  const town = { text: 'Flémalle', x, y: y + 10 }
  const boxes = [...situationBoxes(situation, zoom)]
  expect(boxes).toEqual([pinBox({ x, y }), ...labels.map(labelBox)])
  for (const label of placeLabels([town], boxes)) boxes.push(labelBox(label))
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1)) expect(collide(box, other)).toBe(false)
})

test('a place that is somewhere in a circle has no pin', () => {
  const approximate = { place: { ...place, isApproximate: true }, rings: [] }
  expect(situationBoxes(approximate, 14)).toEqual([])
})

test.each([
  ['in the middle', 200, 130, true],
  ['cut off at the edge', 380, 130, false],
  ['on the scale', 60, 245, false],
  ['on the button of the street map', 340, 240, false],
  ['on the buttons of the zoom', 40, 50, false],
])('a name %s', (_, x, y, isShown) => {
  const boxes = frameBoxes({ x: 0, y: 0 }, { x: 400, y: 260 })
  expect(placeLabels([{ text: 'Seraing', x, y }], boxes, [0])).toHaveLength(isShown ? 1 : 0)
})

test.each([
  ['beside a long bar of sources', 180, true],
  ['under it', 300, false],
])('a name %s', (_, x, isShown) => {
  const boxes = frameBoxes({ x: 0, y: 0 }, { x: 800, y: 260 }, 560)
  expect(placeLabels([{ text: 'Seraing', x, y: 240 }], boxes, [0])).toHaveLength(isShown ? 1 : 0)
})
