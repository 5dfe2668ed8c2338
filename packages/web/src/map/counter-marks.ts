type Context = CanvasRenderingContext2D;

/** An orange corner with a flash in it. */
export const drawDamagedCorner = (context: Context, size: number, ground: string, ink: string): void => {
  context.fillStyle = ground;
  context.beginPath();
  context.moveTo(size * 0.6, 0);
  context.lineTo(size, 0);
  context.lineTo(size, size * 0.4);
  context.fill();
  context.fillStyle = ink;
  context.beginPath();
  for (const [x, y] of FLASH) context.lineTo(size * x, size * y);
  context.fill();
};

const FLASH = [
  [0.87, 0.06],
  [0.8, 0.17],
  [0.86, 0.165],
  [0.83, 0.265],
  [0.93, 0.13],
  [0.87, 0.135],
] as const;

/** Slanting lines over the strip. */
export const hatchStrip = (
  context: Context,
  size: number,
  top: number,
  bottom: number,
  colour: string,
): void => {
  context.save();
  context.beginPath();
  context.rect(0, size * top, size, size * (bottom - top));
  context.clip();
  context.strokeStyle = colour;
  context.globalAlpha = 0.75;
  context.lineWidth = size * 0.028;
  context.beginPath();
  const tall = bottom - top;
  for (let x = -tall; x < 1; x += 0.1) {
    context.moveTo(size * x, size * bottom);
    context.lineTo(size * (x + tall), size * top);
  }
  context.stroke();
  context.restore();
};

export const drawTick = (context: Context, size: number, colour: string): void => {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, size * 0.045);
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(size * 0.72, size * 0.15);
  context.lineTo(size * 0.785, size * 0.215);
  context.lineTo(size * 0.905, size * 0.085);
  context.stroke();
};

/** An amber disc with an eye. */
export const drawEye = (context: Context, size: number, colour: string): void => {
  const [x, y, radius] = [size * 0.835, size * 0.165, size * 0.145];
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = EYE_INK;
  context.lineWidth = Math.max(0.7, size * 0.022);
  context.beginPath();
  context.moveTo(x - radius * 0.75, y);
  context.quadraticCurveTo(x, y - radius * 0.85, x + radius * 0.75, y);
  context.quadraticCurveTo(x, y + radius * 0.85, x - radius * 0.75, y);
  context.stroke();
  context.fillStyle = EYE_INK;
  context.beginPath();
  context.arc(x, y, radius * 0.27, 0, Math.PI * 2);
  context.fill();
};

const EYE_INK = '#2b1f00';
