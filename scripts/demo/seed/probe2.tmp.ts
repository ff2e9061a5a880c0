import sharp from 'sharp'
import { drawPicture } from '../pictures/draw-picture'
const t0 = performance.now()
const b = await drawPicture({ kind: 'facade', seed: 12, building: 'villa' })
const t1 = performance.now()
const m = await sharp(b).metadata()
console.log('draw', t1 - t0, b.length, m.width, m.height)
for (let i = 0; i < 2; i++) {
  for (const w of [0, 400, 600, 1360, 1920]) {
    const t = performance.now()
    const s = sharp(b)
    const o = await (w ? s.resize({ width: w, withoutEnlargement: true }).webp({ quality: 78 }) : s).toBuffer()
    console.log(w, performance.now() - t, o.length)
  }
}
