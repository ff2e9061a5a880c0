import { expect, test } from 'vitest'

import { draw, drawingResult, notDrawing, type DrawingState, type DrawingStep } from './map-drawing'

const after = (...steps: DrawingStep[]): DrawingState => steps.reduce(draw, notDrawing)

const point = (latitude: number, longitude: number): DrawingStep => ({
  do: 'point',
  point: { latitude, longitude },
})

const triangle = [point(50.6, 5.5), point(50.7, 5.5), point(50.7, 5.6)]

test('three corners make an area, two do not', () => {
  const corners = [
    { latitude: 50.6, longitude: 5.5 },
    { latitude: 50.7, longitude: 5.5 },
    { latitude: 50.7, longitude: 5.6 },
  ]
  expect(drawingResult(after({ do: 'startArea' }, ...triangle))).toEqual({ area: corners, near: null })
  expect(drawingResult(after({ do: 'startArea' }, ...triangle.slice(1)))).toBeNull()
})

test('the second click of a double click adds no corner', () => {
  const [first, second, third] = triangle
  if (!first || !second || !third) throw new Error('The triangle has three corners.')
  const state = after({ do: 'startArea' }, first, second, third, third)
  expect(state.mode === 'area' && state.corners).toHaveLength(3)
})

test('corners are rounded as in URLs', () => {
  const state = after({ do: 'startArea' }, point(50.123456789, 5.987654321))
  expect(state).toEqual({ mode: 'area', corners: [{ latitude: 50.12346, longitude: 5.98765 }] })
})

test('an area has at most thirty corners', () => {
  const many = Array.from({ length: 40 }, (_, index) => point(50 + index / 100, 5))
  const state = after({ do: 'startArea' }, ...many)
  expect(state.mode === 'area' && state.corners).toHaveLength(30)
})

test('undo removes the last corner, stop the whole drawing', () => {
  const state = after({ do: 'startArea' }, ...triangle, { do: 'undo' })
  expect(state.mode === 'area' && state.corners).toHaveLength(2)
  expect(draw(state, { do: 'stop' })).toEqual(notDrawing)
})

test('a circle is a middle and a radius, in either order', () => {
  const near = { latitude: 50.6, longitude: 5.5, radiusInKm: 10 }
  const radius: DrawingStep = { do: 'radius', radiusInKm: 10 }
  expect(drawingResult(after({ do: 'startCircle' }, point(50.6, 5.5), radius))).toEqual({ area: null, near })
  expect(drawingResult(after({ do: 'startCircle' }, radius, point(50.6, 5.5)))).toEqual({ area: null, near })
  expect(drawingResult(after({ do: 'startCircle' }, radius))).toBeNull()
})

test('points without a drawing are ignored', () => {
  expect(after(...triangle)).toEqual(notDrawing)
})
