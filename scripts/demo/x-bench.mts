import { drawPictures, drawPicture } from './pictures/draw-picture.ts'
import { pictureKinds, buildingKinds } from './pictures/request.ts'
const reqs: any[] = []
for (let s = 1; reqs.length < 230; s++) for (const k of ['facade','facade','facade','living','kitchen','bedroom','bathroom','facade','garden','terrace','aerial','plan','street','office','shop','facade','portrait','service'] as const) if (reqs.length < 230) reqs.push({ kind: k, seed: s * 31 + reqs.length, building: buildingKinds[(s * 7 + reqs.length) % buildingKinds.length], light: ['morning','golden','dusk','overcast'][(s + reqs.length) % 4] })
const t = performance.now(); let bytes = 0, n = 0
const c0 = process.cpuUsage()
await drawPictures(reqs, async (i, b) => { bytes += b.length; n++ })
const c = process.cpuUsage(c0)
console.log(n, 'pictures', ((performance.now() - t)/1000).toFixed(1), 's, cpu/pic', ((c.user + c.system)/1000/n).toFixed(0), 'ms, KB/pic', (bytes/n/1024).toFixed(0))
const per: Record<string, number[]> = {}
for (const r of reqs.slice(0, 54)) { const t = performance.now(); const a = await drawPicture(r); (per[r.kind] ??= []).push(performance.now() - t) }
for (const [k, v] of Object.entries(per)) console.log(k, (v.reduce((a, b) => a + b) / v.length).toFixed(0))
