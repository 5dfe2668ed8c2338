"""Trains the network of Sixth Fleet on the records of network-play.mjs, on a GPU where there is one:
python3 packages/cli/trials/network-train.py OUT.json [--width 16] [--hidden 16] [--trace 0.9] [--epochs 30] RECORDS..."""
import argparse
import json
import struct

import torch

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
INPUTS = 14 * 100
ABSENT = INPUTS
HEAD = 18
END = 255

parser = argparse.ArgumentParser()
parser.add_argument("out")
parser.add_argument("records", nargs="+")
parser.add_argument("--width", type=int, default=16)
parser.add_argument("--hidden", type=int, default=16)
parser.add_argument("--trace", type=float, default=0.9)
parser.add_argument("--epochs", type=int, default=30)
parser.add_argument("--decay", type=float, default=0.01)
options = parser.parse_args()
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(1)


def games_of(path):
    """Each game as a list of records and how it ended."""
    data = open(path, "rb").read()
    place, records = 0, []
    while place < len(data):
        game, side, count, left, near, settled, promised = struct.unpack_from("<IBBffhh", data, place)
        place += HEAD
        if side == END:
            yield game, records, settled / 100
            records = []
            continue
        inputs = struct.unpack_from(f"<{count}H", data, place)
        place += 2 * count
        records.append((side, left, near, settled / 100, promised / 100, inputs))


def traced(records, end):
    """What each position came to: later judgements count as well as the end, so that luck counts less."""
    worth, back = end, []
    for _, _, _, settled, promised, _ in reversed(records):
        back.append(worth - settled - promised)
        worth = options.trace * worth + (1 - options.trace) * (settled + promised)
    return list(reversed(back))


rows, settings, targets, held_out = [], [], [], []
for path in options.records:
    for game, records, end in games_of(path):
        for record, target in zip(records, traced(records, end)):
            rows.append(record[5])
            settings.append(record[:3])
            targets.append(target)
            held_out.append(game % 10 == 0)
longest = max(map(len, rows))
inputs = torch.full((len(rows), longest), ABSENT, dtype=torch.int32)
for place, row in enumerate(rows):
    inputs[place, : len(row)] = torch.tensor(row, dtype=torch.int32)
inputs = inputs.to(device)
settings = torch.tensor(settings, dtype=torch.float32, device=device)
targets = torch.tensor(targets, dtype=torch.float32, device=device)
held_out = torch.tensor(held_out, device=device)


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.rows = torch.nn.EmbeddingBag(INPUTS + 1, options.width, mode="sum", padding_idx=ABSENT)
        torch.nn.init.normal_(self.rows.weight, std=0.05)
        self.bias = torch.nn.Parameter(torch.full((options.width,), 0.1))
        self.middle = torch.nn.Linear(options.width + 3, options.hidden)
        self.last = torch.nn.Linear(options.hidden, 1)

    def forward(self, inputs, settings):
        sums = torch.relu(self.rows(inputs) + self.bias)
        inner = torch.relu(self.middle(torch.cat([sums, settings], 1)))
        return self.last(inner).squeeze(1)


def loss_on(network, chosen):
    with torch.no_grad():
        off = network(inputs[chosen], settings[chosen]) - targets[chosen]
        return float((off**2).mean())


train = (~held_out).nonzero().squeeze(1)
test = held_out.nonzero().squeeze(1)
network = Network().to(device)
steps = max(1, len(train) // 512) * options.epochs
optimizer = torch.optim.AdamW(network.parameters(), lr=3e-3, weight_decay=options.decay)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps + 1)
best, kept = float("inf"), None
print(f"{len(train)} positions to learn from, {len(test)} held out, spread {float(targets[test].std()):.2f}")
for epoch in range(options.epochs):
    shuffled = train[torch.randperm(len(train), device=device)]
    for chosen in shuffled.split(512)[: len(train) // 512]:
        off = network(inputs[chosen], settings[chosen]) - targets[chosen]
        loss = torch.nn.functional.huber_loss(off, torch.zeros_like(off), delta=15.0)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
    found = loss_on(network, test)
    if found < best:
        best, kept = found, {name: value.clone() for name, value in network.state_dict().items()}
    if epoch % 5 == 4 or epoch == options.epochs - 1:
        print(f"epoch {epoch + 1}: held out {found:.2f}, learnt {loss_on(network, train[:50000]):.2f}")
network.load_state_dict(kept)
mean = float(((targets[test] - targets[train].mean()) ** 2).mean())
print(f"best {best:.2f} of {mean:.2f} held out: {100 * (1 - best / mean):.1f}% explained")

weight = network.rows.weight.detach()[:INPUTS].cpu()
scales = (weight.abs().amax(0) / 31).clamp(min=1e-9)
letters = torch.round(weight / scales).clamp(-32, 31).to(torch.int32) + 32


def told(tensor):
    return [round(value, 5) for value in tensor.detach().cpu().flatten().tolist()]


with open(options.out, "w") as file:
    json.dump(
        {
            "width": options.width,
            "hidden": options.hidden,
            "steps": told(scales),
            "rows": "".join(LETTERS[letter] for letter in letters.flatten().tolist()),
            "bias": told(network.bias),
            "middle": told(network.middle.weight),
            "middleBias": told(network.middle.bias),
            "last": told(network.last.weight),
            "lastBias": told(network.last.bias)[0],
        },
        file,
    )
