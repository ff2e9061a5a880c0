import * as migration_20261125_123827_initial from './20261125_123827_initial';

export const migrations = [
  {
    up: migration_20261125_123827_initial.up,
    down: migration_20261125_123827_initial.down,
    name: '20261125_123827_initial'
  },
];
