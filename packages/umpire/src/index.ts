export * from './computer.ts';
export * from './journal.ts';
export * from './seat.ts';
export * from './table.ts';
export * from './record.ts';
