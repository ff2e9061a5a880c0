import type { DemoKind } from './kinds'

/** Lowest and highest, both included. */
export type Range = readonly [low: number, high: number]

export interface Frame {
  bedrooms: Range
  living: Range
  ground: Range
  facades: Range
  floors: Range
  width: Range
}

/** What is usual around Liège for each sort of building. */
export const frames: Record<DemoKind, Frame> = {
  terraced: {
    bedrooms: [2, 4],
    living: [92, 160],
    ground: [85, 260],
    facades: [2, 2],
    floors: [2, 3],
    width: [5, 7],
  },
  masterHouse: {
    bedrooms: [4, 6],
    living: [210, 310],
    ground: [260, 680],
    facades: [2, 3],
    floors: [3, 3],
    width: [7, 10],
  },
  belEtage: {
    bedrooms: [3, 4],
    living: [125, 168],
    ground: [160, 420],
    facades: [2, 3],
    floors: [3, 3],
    width: [6, 8],
  },
  modern: {
    bedrooms: [3, 4],
    living: [142, 188],
    ground: [380, 890],
    facades: [3, 4],
    floors: [2, 2],
    width: [9, 13],
  },
  villa: {
    bedrooms: [4, 5],
    living: [185, 285],
    ground: [850, 2300],
    facades: [4, 4],
    floors: [2, 2],
    width: [14, 20],
  },
  farmhouse: {
    bedrooms: [4, 5],
    living: [190, 295],
    ground: [950, 4100],
    facades: [3, 4],
    floors: [2, 2],
    width: [15, 24],
  },
  apartment: {
    bedrooms: [1, 3],
    living: [62, 108],
    ground: [0, 0],
    facades: [2, 2],
    floors: [1, 1],
    width: [0, 0],
  },
  penthouse: {
    bedrooms: [2, 3],
    living: [118, 152],
    ground: [0, 0],
    facades: [3, 4],
    floors: [1, 1],
    width: [0, 0],
  },
  groundFloor: {
    bedrooms: [2, 2],
    living: [82, 98],
    ground: [0, 0],
    facades: [2, 3],
    floors: [1, 1],
    width: [0, 0],
  },
  studio: {
    bedrooms: [0, 0],
    living: [27, 41],
    ground: [0, 0],
    facades: [1, 2],
    floors: [1, 1],
    width: [0, 0],
  },
  newApartment: {
    bedrooms: [1, 3],
    living: [66, 118],
    ground: [0, 0],
    facades: [2, 3],
    floors: [1, 1],
    width: [0, 0],
  },
  newHouse: {
    bedrooms: [3, 4],
    living: [146, 172],
    ground: [260, 420],
    facades: [2, 3],
    floors: [2, 2],
    width: [7, 9],
  },
  land: {
    bedrooms: [0, 0],
    living: [0, 0],
    ground: [620, 1480],
    facades: [0, 0],
    floors: [0, 0],
    width: [15, 27],
  },
  investment: {
    bedrooms: [4, 7],
    living: [210, 340],
    ground: [140, 380],
    facades: [2, 3],
    floors: [3, 4],
    width: [7, 10],
  },
  shop: {
    bedrooms: [0, 0],
    living: [0, 0],
    ground: [90, 210],
    facades: [2, 2],
    floors: [1, 2],
    width: [6, 11],
  },
  office: {
    bedrooms: [0, 0],
    living: [0, 0],
    ground: [0, 0],
    facades: [2, 3],
    floors: [1, 1],
    width: [0, 0],
  },
  warehouse: {
    bedrooms: [0, 0],
    living: [0, 0],
    ground: [1400, 2100],
    facades: [4, 4],
    floors: [1, 1],
    width: [18, 26],
  },
  garage: {
    bedrooms: [0, 0],
    living: [0, 0],
    ground: [15, 19],
    facades: [1, 1],
    floors: [1, 1],
    width: [3, 3],
  },
  parking: {
    bedrooms: [0, 0],
    living: [0, 0],
    ground: [12, 13],
    facades: [0, 0],
    floors: [1, 1],
    width: [0, 0],
  },
}
