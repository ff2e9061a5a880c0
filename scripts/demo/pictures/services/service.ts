import type { Localized } from '@/lib/i18n/locales'
import { fade, lighten } from '../colour'
import { villa } from '../facades/detached'
import { floorPlan } from '../floor-plan/plan'
import { living } from '../interiors/living'
import { draw, pick, seeded, times } from '../kit'
import { lettering, textWidth } from '../lettering'
import { lights, type LightName } from '../light'
import type { PictureRequest } from '../request'
import type { Scene } from '../scene'
import { circle, ellipse, linear, path, polygon, rect, stroke } from '../shapes'
import { divider, laptop, phone, print, sparkle, tabletop } from './devices'
import { stagedRoom, type Stage } from './staged-room'

export const serviceTopics = [
  'forSaleSign',
  'worksSimulation',
  'photoCleaning',
  'hdrPhotos',
  'plan2d',
  'diffusion',
  'virtualStaging',
  'visit360',
  'video',
] as const
export type ServiceTopic = (typeof serviceTopics)[number]

const crimson = '#9b2b3a'
const ink = '#1d2733'

/** A house or room drawn again and again from the same numbers, in whatever light is asked for. */
const house = (scene: Scene, request: PictureRequest, light: LightName): string =>
  villa(scene.inset(seeded(request.seed + 11), lights[light], false), { ...request, floors: 2 })
const room = (scene: Scene, request: PictureRequest): string =>
  living(scene.inset(seeded(request.seed + 23), lights.morning, true), { ...request, year: 1905 })
const stage = (scene: Scene, request: PictureRequest, state: Stage): string =>
  stagedRoom(scene.inset(seeded(request.seed + 37), lights.morning, true), { ...request, year: 2015 }, state)

const forSale: Localized = { nl: 'TE KOOP', fr: 'À VENDRE', en: 'FOR SALE', de: 'ZU VERKAUFEN' }

const forSaleSign = (scene: Scene, request: PictureRequest): string => {
  const text = forSale[request.locale ?? 'fr']
  const size = Math.min(74, (74 * 380) / textWidth(text, 74, 700))
  return draw(
    house(scene, request, request.light ?? 'morning'),
    ellipse(1150, 1030, 250, 18, fade('#10192a', 0.24)),
    rect(962, 560, 18, 470, '#d9d4c8') +
      rect(1320, 560, 18, 470, '#d9d4c8') +
      rect(962, 560, 6, 470, '#b9b4a8') +
      rect(1320, 560, 6, 470, '#b9b4a8'),
    rect(930, 580, 440, 300, '#ffffff', 6),
    rect(930, 580, 440, 150, crimson, 6) + rect(930, 700, 440, 30, crimson),
    lettering(text, 1150, 656 + size * 0.34, size, '#ffffff', { weight: 700 }),
    path('M1000 850v-54h-10l50 -40l50 40h-10v54h-24v-32h-32v32z', ink),
    [0, 1, 2]
      .map((index) => rect(1130, 764 + index * 32, 190 - index * 40, 15, index ? '#c3c9cd' : ink, 3))
      .join(''),
  )
}

const beforeAfter = (scene: Scene, before: string, after: string, x = 800): string =>
  draw(after, scene.clipped(rect(0, 0, x, 1067, '#000'), before), divider(x))

const photoCleaning = (scene: Scene, request: PictureRequest): string => {
  const clutter = draw(
    rect(0, 0, 1600, 1067, fade('#6f7a80', 0.24)),
    [
      [250, 930],
      [360, 950],
      [120, 950],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          rect(x, y - 110, 74, 110, ['#3f4a44', '#6a5a48', '#2f3d4c'][index] ?? ink, 6) +
          rect(x - 6, y - 120, 86, 16, '#2a2f33', 5),
      )
      .join(''),
    stroke('M0 250Q400 330 800 240M0 200Q420 290 820 190', fade('#22262b', 0.7), 4),
  )
  return draw(
    beforeAfter(scene, house(scene, request, 'overcast') + clutter, house(scene, request, 'morning'), 780),
    sparkle(1010, 210, 44) + sparkle(1120, 320, 26) + sparkle(1390, 190, 34) + sparkle(930, 900, 26),
  )
}

const hdrPhotos = (scene: Scene, request: PictureRequest): string => {
  const exposure = (veil: string): string => room(scene, request) + rect(0, 0, 1600, 1067, veil)
  return draw(
    tabletop(scene, '#2a3643'),
    [exposure(fade('#05080c', 0.66)), exposure(fade('#05080c', 0.22)), exposure(fade('#ffffff', 0.5))]
      .map((drawing, index) =>
        print(scene, 90 + index * 20, 90 + index * 308, 380, [-4, 2, -2][index] ?? 0, drawing),
      )
      .join(''),
    stroke('M540 533h90M606 508l26 25l-26 25', '#f2c53d', 9),
    print(scene, 690, 250, 820, 0, room(scene, request) + rect(0, 0, 1600, 1067, fade('#fff3cf', 0.08))),
  )
}

const plan2d = (scene: Scene, request: PictureRequest): string =>
  draw(
    rect(0, 0, 1600, 1067, '#8b6a4c'),
    stroke(
      times(14, (index) => `M0 ${index * 80 + 30}H1600`),
      fade('#5e4430', 0.5),
      3,
      false,
    ),
    print(scene, 210, 130, 1120, -3, floorPlan(scene, request)),
    `<g transform="rotate(14 1340 800)">${rect(1080, 820, 520, 66, '#e9c766', 4)}${stroke(
      times(25, (index) => `M${1094 + index * 20} 820v${index % 5 ? 16 : 30}`),
      ink,
      2.4,
      false,
    )}</g>`,
    `<g transform="rotate(-38 300 880)">${rect(120, 880, 330, 26, crimson, 4)}${rect(120, 886, 330, 7, lighten(crimson, 0.24))}${polygon(
      [
        [450, 880],
        [506, 893],
        [450, 906],
      ],
      '#e6cfa2',
    )}${polygon(
      [
        [490, 889],
        [506, 893],
        [490, 897],
      ],
      ink,
    )}${rect(96, 880, 26, 26, '#e3b6a8', 6)}</g>`,
  )

const diffusion = (scene: Scene, request: PictureRequest): string => {
  const icons = [
    'M-22 18v-22l22 -18l22 18v22z',
    'M0 26q-20 -26 -20 -36a20 20 0 1 1 40 0q0 10 -20 36z',
    'M-24 -16h48v32h-48zM-24 -16l24 20l24 -20',
    'M-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M-26 0h52M0 -26q-18 26 0 52q18 -26 0 -52',
    'M-22 -22h44v44h-44zM-10 22v-18h20v18',
  ]
  const bubble = (x: number, y: number, icon: number): string =>
    stroke(`M${x} ${y}L800 500`, fade('#9fb0bc', 0.8), 4).replace(
      '<path ',
      '<path stroke-dasharray="4 16" ',
    ) +
    circle(x, y, 66, '#ffffff') +
    `<g transform="translate(${x} ${y})">${stroke(icons[icon] ?? '', icon % 2 ? ink : crimson, 6)}</g>`
  return draw(
    rect(0, 0, 1600, 1067, '#dfe5e7'),
    circle(800, 540, 470, fade('#ffffff', 0.35)),
    circle(800, 540, 700, fade('#ffffff', 0.22)),
    [
      [170, 400],
      [400, 180],
      [800, 110],
      [1200, 180],
      [1430, 360],
    ]
      .map(([x = 0, y = 0], index) => bubble(x, y, index))
      .join(''),
    laptop(scene, 430, 310, 720, house(scene, request, 'golden')),
    phone(scene, 1190, 440, 230, room(scene, request)),
  )
}

const visit360 = (scene: Scene, request: PictureRequest): string => {
  const ground = scene.define((id) =>
    linear(id, 'down', [
      [0, '#34475a'],
      [1, '#1a2532'],
    ]),
  )
  return draw(
    rect(0, 0, 1600, 1067, ground),
    ellipse(800, 880, 620, 90, fade('#0d141d', 0.5)),
    `<g>${circle(800, 480, 372, '#ffffff')}</g>`,
    scene.clipped(
      '<circle cx="800" cy="480" r="356"/>',
      `<g transform="translate(200 80) scale(.75)">${room(scene, request)}</g>`,
    ),
    path('M500 290A356 356 0 0 1 800 124A356 356 0 0 0 560 330z', fade('#ffffff', 0.3)),
    stroke('M330 560C180 700 340 880 800 890S1420 700 1270 560', '#f2c53d', 12),
    path('M1240 590L1262 520L1310 578z', '#f2c53d') + path('M360 590L338 520L290 578z', '#f2c53d'),
    rect(680, 836, 240, 104, '#1a2532', 52),
    lettering('360°', 806, 912, 78, '#ffffff', { weight: 700 }),
  )
}

const video = (scene: Scene, request: PictureRequest): string =>
  draw(
    house(scene, request, request.light ?? 'golden'),
    rect(0, 0, 1600, 1067, fade('#0f1828', 0.2)),
    stroke('M90 210V90H250M1350 90H1510V210M1510 800V920M90 800V920', '#ffffff', 9),
    circle(150, 150, 17, '#e0423f') + rect(184, 140, 96, 20, '#ffffff', 4),
    circle(800, 500, 122, fade('#ffffff', 0.94)) + path('M762 430L880 500L762 570z', crimson),
    rect(90, 968, 1420, 12, fade('#ffffff', 0.5), 6) +
      rect(90, 968, 520, 12, '#f2c53d', 6) +
      circle(610, 974, 17, '#f2c53d'),
  )

const drawTopic: Record<ServiceTopic, (scene: Scene, request: PictureRequest) => string> = {
  forSaleSign,
  worksSimulation: (scene, request) =>
    beforeAfter(scene, stage(scene, request, 'raw'), stage(scene, request, 'furnished')),
  photoCleaning,
  hdrPhotos,
  plan2d,
  diffusion,
  virtualStaging: (scene, request) =>
    beforeAfter(scene, stage(scene, request, 'planned'), stage(scene, request, 'furnished'), 700),
  visit360,
  video,
}

/** The picture of a service; without a known topic the seed chooses one. */
export function service(scene: Scene, request: PictureRequest): string {
  const topic = serviceTopics.find((name) => name === request.label) ?? pick(scene.random, serviceTopics)
  return drawTopic[topic](scene, request)
}
