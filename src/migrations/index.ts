import * as migration_20261120_215654_initial from './20261120_215654_initial';
import * as migration_20261121_005542_visitor_site from './20261121_005542_visitor_site';
import * as migration_20261121_035508_studio from './20261121_035508_studio';
import * as migration_20261121_075249_forms from './20261121_075249_forms';

export const migrations = [
  {
    up: migration_20261120_215654_initial.up,
    down: migration_20261120_215654_initial.down,
    name: '20261120_215654_initial',
  },
  {
    up: migration_20261121_005542_visitor_site.up,
    down: migration_20261121_005542_visitor_site.down,
    name: '20261121_005542_visitor_site',
  },
  {
    up: migration_20261121_035508_studio.up,
    down: migration_20261121_035508_studio.down,
    name: '20261121_035508_studio',
  },
  {
    up: migration_20261121_075249_forms.up,
    down: migration_20261121_075249_forms.down,
    name: '20261121_075249_forms'
  },
];
