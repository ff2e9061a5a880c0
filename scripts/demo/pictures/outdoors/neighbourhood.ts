import { darken, fade, lighten } from '../colour'
import { neighbours } from '../facades/row'
import { between, draw, pick, round, times } from '../kit'
import type { PictureRequest } from '../request'
import { backdrop, lawn } from '../scenery'
import { canvas, type Scene } from '../scene'
import { ellipse, linear, path, polygon, rect, stroke } from '../shapes'
import { stairway } from '../stairway'
import { bench, streetLamp } from '../street-life'
import { anyTree, bush, flowerColours, oval, tree } from '../trees'

function water(scene: Scene, y: number, fromBelow = '#3d6377'): string {
  const fill = scene.define((id) =>
    linear(id, 'down', [
      [0, scene.inLight('#9dc0c8')],
      [1, scene.inLight(fromBelow)],
    ]),
  )
  const glints = times(60, () => {
    const depth = scene.random()
    return `M${round(scene.random() * 1600)} ${round(y + 16 + depth * (1067 - y - 20))}h${round(20 + depth * 70)}`
  })
  return rect(0, y, 1600, 1067 - y, fill) + stroke(glints, fade('#ffffff', 0.24), 3)
}

/** A barge, as they pass on the Meuse all day. */
function barge(scene: Scene, x: number, y: number): string {
  const hull = scene.inLight(pick(scene.random, ['#7f3a38', '#2f4a60', '#3a4a44']))
  return draw(
    ellipse(x + 260, y + 44, 330, 16, fade(scene.light.shade, 0.24)),
    path(
      `M${x - 30} ${y - 18}Q${x - 10} ${y + 40} ${x + 30} ${y + 42}H${x + 540}Q${x + 566} ${y + 30} ${x + 572} ${y - 10}z`,
      hull,
    ),
    path(`M${x - 30} ${y - 18}L${x + 572} ${y - 10}V${y + 2}L${x - 22} ${y - 4}z`, lighten(hull, 0.3)),
    rect(x + 40, y - 40, 330, 26, scene.inLight('#b9a98c'), 4),
    rect(x + 410, y - 92, 120, 80, scene.inLight('#efeae0'), 3),
    rect(x + 402, y - 102, 136, 14, scene.inLight('#5a6068'), 3),
    times(3, (index) => rect(x + 420 + index * 36, y - 78, 26, 26, scene.light.glass[1])),
    stroke(`M${x} ${y - 16}v-56`, scene.inLight('#5a6068'), 4) +
      path(`M${x} ${y - 72}h34l-8 9l8 9h-34z`, '#c8a62e'),
  )
}

/** Town houses along the quay, plane trees, the river with a barge. */
function quay(scene: Scene): string {
  const { random } = scene
  const foot = 700
  const stone = scene.inLight('#a9a49b')
  const joints =
    times(22, (index) => `M${index * 76 + (index % 2) * 20} ${foot + 54}v80`) + `M0 ${foot + 92}H1600`
  return draw(
    backdrop(scene, canvas, 560),
    neighbours(scene, -40, 1640, foot, 0.72),
    rect(0, foot, 1600, 60, scene.inLight('#cbc5b8')),
    [140, 520, 930, 1340]
      .map((x, index) => (index % 2 ? oval : tree)(scene, x + between(random, -40, 40), foot + 34, 0.95))
      .join(''),
    bench(scene, 320, foot + 46, 0.72) + bench(scene, 1110, foot + 46, 0.72),
    streetLamp(scene, 720, foot + 48, 0.86),
    rect(0, foot + 54, 1600, 84, stone),
    rect(0, foot + 46, 1600, 12, lighten(stone, 0.3)),
    stroke(joints, fade(scene.light.shade, 0.16), 2.4, false),
    water(scene, foot + 134),
    barge(scene, between(random, 260, 700), 930),
  )
}

/** A long stair between houses that climb with it. */
function hill(scene: Scene): string {
  const green = darken(scene.light.foliage, 0.06)
  const crest = path('M-20 560C200 420 420 300 700 230C900 190 1200 250 1620 430V1080H-20z', green)
  const wood = times(46, () => {
    const x = between(scene.random, 20, 1580)
    const y = 260 + Math.abs(x - 790) ** 1.5 * 0.014 + between(scene.random, -10, 120)
    const size = between(scene.random, 26, 46)
    return (
      ellipse(x, y, size, size * 0.86, darken(green, 0.16)) +
      ellipse(x + 7, y - 8, size * 0.7, size * 0.56, lighten(green, 0.08))
    )
  })
  return draw(
    backdrop(scene, canvas, 470),
    crest,
    wood,
    stairway(scene, { foot: [800, 1090], head: [772, 262], footWidth: 430, headWidth: 40, steps: 74 }, 9),
    streetLamp(scene, 500, 1050, 1),
    bush(scene, 470, 1076, 110, 50, pick(scene.random, flowerColours)) +
      bush(scene, 1030, 1076, 120, 52, pick(scene.random, flowerColours)),
  )
}

/** A bandstand with its slate roof. */
function bandstand(scene: Scene, x: number, foot: number): string {
  const white = scene.inLight('#f1ede4')
  const slate = scene.inLight('#4a5c6a')
  const posts = times(6, (index) => rect(x - 150 + index * 58, foot - 206, 10, 166, white))
  const rail = times(24, (index) => rect(x - 150 + index * 12.6, foot - 86, 3, 46, scene.inLight('#33463f')))
  return draw(
    ellipse(x - 20, foot + 6, 240, 20, fade(scene.light.shade, 0.22)),
    rect(x - 172, foot - 42, 344, 44, scene.inLight('#b5664b'), 3),
    rect(x - 180, foot - 48, 360, 11, scene.inLight('#b9bec0'), 2),
    rail + rect(x - 152, foot - 90, 306, 6, scene.inLight('#33463f')),
    posts,
    polygon(
      [
        [x - 190, foot - 204],
        [x - 40, foot - 290],
        [x + 40, foot - 290],
        [x + 190, foot - 204],
      ],
      slate,
    ),
    polygon(
      [
        [x + 10, foot - 290],
        [x + 40, foot - 290],
        [x + 190, foot - 204],
        [x + 60, foot - 204],
      ],
      lighten(slate, 0.14),
    ),
    polygon(
      [
        [x - 40, foot - 290],
        [x, foot - 336],
        [x + 40, foot - 290],
      ],
      darken(slate, 0.1),
    ),
    rect(x - 2, foot - 366, 4, 32, '#c8a62e'),
    rect(x - 192, foot - 206, 384, 10, white),
    [0, 1, 2]
      .map((index) =>
        rect(
          x - 52 - index * 8,
          foot - 32 + index * 12,
          104 + index * 16,
          12,
          lighten(scene.inLight('#a9a49b'), 0.1 * (3 - index)),
        ),
      )
      .join(''),
  )
}

/** A public garden with pond, bandstand and benches. */
function park(scene: Scene): string {
  const { random } = scene
  const walk = scene.inLight('#e0d4bc')
  return draw(
    backdrop(scene, canvas, 560),
    neighbours(scene, -40, 1640, 620, 0.5),
    lawn(scene, canvas, 616),
    [60, 330, 1240, 1520]
      .map((x) => anyTree(scene, x + between(random, -30, 30), 690, between(random, 1.1, 1.5)))
      .join(''),
    path(
      'M-10 800C300 760 520 770 800 782S1300 830 1610 770V850C1300 900 1050 850 800 842S300 830 -10 880z',
      walk,
    ),
    bandstand(scene, 820, 770),
    ellipse(420, 960, 400, 84, scene.inLight('#b9b4a4')) +
      ellipse(420, 958, 384, 74, scene.inLight('#6f9fb0')) +
      ellipse(470, 940, 270, 38, fade('#ffffff', 0.2)),
    [300, 380]
      .map((x, index) =>
        path(
          `M${x} ${950 + index * 14}q6 -28 18 -28q10 0 8 12l-4 8q22 2 36 -6q-2 24 -24 26q-24 0 -34 -12z`,
          '#fbfaf4',
        ),
      )
      .join(''),
    bench(scene, 1100, 850, 1) + streetLamp(scene, 1370, 880, 1.1),
    tree(scene, 1480, 960, 1.9),
    bush(scene, 1020, 1076, 420, 84, pick(random, flowerColours)),
    bush(scene, -60, 1080, 200, 70, pick(random, flowerColours)),
  )
}

const views = { quay, hill, park } as const

/** One of three recognisable views, named by the label or chosen by the seed. */
export function neighbourhood(scene: Scene, request: PictureRequest): string {
  const names = ['quay', 'hill', 'park'] as const
  const named = names.find((name) => name === request.label) ?? names[Math.abs(request.seed) % names.length]
  return views[named ?? 'quay'](scene)
}
